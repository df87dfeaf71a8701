import type { TestProject } from 'vitest/node';
import { makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { startProduct } from '#testing/process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    demoWorld: string;
  }
}

/** Starts the product once per run on an empty folder, so that its demo world is drawn once. */
export async function setup(project: TestProject) {
  const directory = await makeDataFolder();
  const product = await startProduct({ DATA_DIR: directory });
  await product.stop();
  project.provide('demoWorld', directory);
  return () => removeDataFolder(directory);
}
