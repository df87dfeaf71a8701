import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Loads the files of all features with a name, such as `routes.ts` or `*emails.ts`: what a feature serves, sends and
 * does in the background is found by these names and listed nowhere.
 */
export function featureModules(name: string): Promise<object[]> {
  const files = globSync(`*/*/${name}`, { cwd: join(import.meta.dirname, 'features') }).sort();
  return Promise.all(files.map((file): Promise<object> => import(`#features/${file.replaceAll('\\', '/')}`)));
}
