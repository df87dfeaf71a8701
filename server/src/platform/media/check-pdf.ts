import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';

const MAX_MS = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const pass = openConcurrencyLimit({ atOnce: 1, waiting: 20 });

/**
 * Rewrites a PDF in place with its pages alone: scripts, forms, attached files and actions other than links
 * are dropped. Rejects one that cannot be read or has a password, and returns the size of the new file.
 */
export async function checkPdf(field: string, path: string): Promise<number> {
  const outcome = await pass(() => clean(path));
  if (outcome === 'encrypted') throw AppError.field(field, 'pdf_password_protected');
  if (outcome !== 'clean') throw AppError.field(field, 'pdf_unreadable');
  return (await stat(path)).size;
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
