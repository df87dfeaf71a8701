import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '#testing/process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs one staff command on the database of a running product and returns what it prints. */
export async function runStaff(dataDirectory: string, ...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/staff.ts', ...command], {
    cwd: root,
    env: { ...inheritedEnvironment(), DATA_DIR: dataDirectory },
  });
  return stdout;
}
