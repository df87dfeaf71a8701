import { test as base } from 'vitest';
import { makeDataFolder, removeDataFolder } from '#testing/data-folder.ts';
import { copyDemoWorld } from '#testing/demo-world.ts';

interface Fixtures {
  /** A data folder in which nothing has been started yet. */
  emptyDirectory: string;
  /** A data folder with the demo world. */
  dataDirectory: string;
}

/** A test that starts the product itself, in a folder of its own. */
export const test = base.extend<Fixtures>({
  emptyDirectory: async ({}, use) => {
    const directory = await makeDataFolder();
    await use(directory);
    await removeDataFolder(directory);
  },
  dataDirectory: async ({}, use) => {
    const directory = await copyDemoWorld();
    await use(directory);
    await removeDataFolder(directory);
  },
});

/** Returns the status of the readiness probe of a product. */
export async function ready(origin: string): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}
