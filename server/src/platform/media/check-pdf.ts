import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';

const MAX_MS = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const pass = openConcurrencyLimit({ atOnce: 1, waiting: 20 });

/**
 * Returns a PDF with its pages alone: scripts, forms, attached files and actions other than links are dropped.
 * Rejects one that cannot be read or has a password.
 */
export async function checkPdf(field: string, path: string): Promise<Buffer> {
  const outcome = await pass(() => clean(path));
  if (outcome instanceof Uint8Array) return Buffer.from(outcome);
  throw AppError.field(field, outcome === 'encrypted' ? 'pdf_password_protected' : 'pdf_unreadable');
}

/** Runs in a thread with limits on memory and time; a file that exceeds them counts as unreadable. */
function clean(path: string): Promise<unknown> {
  const thread = new Worker(new URL(import.meta.resolve('#platform/media/clean-pdf.ts')), {
    workerData: path,
    resourceLimits,
  });
  const timer = setTimeout(() => thread.terminate(), MAX_MS);
  return new Promise<unknown>((resolve) => {
    thread.once('message', resolve);
    thread.once('error', resolve);
    thread.once('exit', resolve);
  }).finally(() => clearTimeout(timer));
}
