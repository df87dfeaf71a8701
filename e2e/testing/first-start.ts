import { execFile } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { startProduct } from '#testing/process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    demoWorld: string;
    /** Whether faults are tried often, as `npm run test:faults` does. */
    isLong: boolean;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the site and generates the demo world, once per run. */
export async function setup(project: TestProject) {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: root });
  const folders = await Promise.all(Array.from({ length: 4 }, makeDataFolder));
  const [compiled = '', directory = '', renditions = '', assets = ''] = folders;
  // The first start compiles the product for all others.
  process.env.NODE_COMPILE_CACHE = compiled;
  const product = await startProduct({ DATA_DIR: directory });
  // Test copies need not survive a crash of the machine, so fsync is off.
  await queryDatabase(directory, 'alter system set fsync = off');
  await product.stop();
  // Copies share the sizes of the demo world's pictures, which take long to make.
  await symlink(renditions, join(directory, 'media/renditions'));
  // They share the files of the site too, which are thousands.
  await cp(join(directory, 'assets'), assets, { recursive: true });
  await rm(join(directory, 'assets'), { recursive: true });
  await symlink(assets, join(directory, 'assets'));
  project.provide('demoWorld', directory);
  return async () => void (await Promise.all(folders.map(removeDataFolder)));
}
