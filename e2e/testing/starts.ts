import { test as base } from 'vitest';
import { copyDemoWorld, makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';

/** A test that starts the product itself, in a folder of its own. */
export const test = base
  /** A data folder in which nothing has been started yet. */
  .extend('emptyDirectory', async ({}, { onCleanup }) => {
    const directory = await makeDataFolder();
    onCleanup(() => removeDataFolder(directory));
    return directory;
  })
  /** A data folder with the demo world. */
  .extend('dataDirectory', async ({}, { onCleanup }) => {
    const directory = await copyDemoWorld();
    onCleanup(() => removeDataFolder(directory));
    return directory;
  });

/** Returns the status of the readiness probe of a product. */
export async function ready(origin: string): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}
