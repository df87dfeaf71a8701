import { statfs } from 'node:fs/promises';
import { AppError } from '#platform/http/app-error.ts';

const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];
const FULL_BYTES = 1024 * 1024;
/** Somebody has to make room first. */
const RETRY_SECONDS = 120;

export function storageFull(): AppError {
  return new AppError('storage_full', {}, { retryAfterSeconds: RETRY_SECONDS });
}

/** Whether an error of the file system or of PostgreSQL means that there is no room left. */
export function isDiskFull({ code }: { code?: unknown }): boolean {
  return FULL_CODES.includes(String(code));
}

/** Whether the disk of a folder is full, for a library that does not hand on why it failed. */
export async function isFullAt(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FULL_BYTES;
}
