import { test as base } from 'vitest';
import { copyDemoWorld, makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';

export const test = base
  /** A data folder in which nothing has been started yet. */
  .extend('emptyDirectory', async ({}, { onCleanup }) => {
    const directory = await makeDataFolder();
    onCleanup(() => removeDataFolder(directory));
    return directory;
  })
  .extend('dataDirectory', async ({}, { onCleanup }) => {
    const directory = await copyDemoWorld();
    onCleanup(() => removeDataFolder(directory));
    return directory;
  });

export async function ready(origin: string): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}
