import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Background tasks, and with them everything that is sent, are off while this file exists in the data folder. A
 * restored copy has it, because it would otherwise send again what was due when the backup was taken.
 */
const FILE = 'sending-is-off';

export function isSendingOff(dataDirectory: string): Promise<boolean> {
  return stat(join(dataDirectory, FILE)).then(
    () => true,
    () => false,
  );
}

/** Takes effect when the processes start again. */
export async function switchSending(dataDirectory: string, on: boolean) {
  await mkdir(dataDirectory, { recursive: true });
  if (on) await rm(join(dataDirectory, FILE), { force: true });
  else await writeFile(join(dataDirectory, FILE), '');
}
