import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Entry, Matrix } from '#testing/matrix/matrix.ts';

const features = join(import.meta.dirname, '../../src/features');

/** The matrix of each feature, by the path of its file. */
export const matrices = new Map<string, Matrix>();
for (const file of globSync('*/*/*.matrix.ts', { cwd: features }).toSorted()) {
  const { matrix } = await import(pathToFileURL(join(features, file)).href);
  matrices.set(file, matrix);
}

const entries = Object.assign({}, ...matrices.values()) as Record<string, Entry>;

// Every key of the contract is an endpoint name.
export const names = Object.keys(api) as EndpointName[];

/** Returns what the matrix says of an endpoint. An entry knows the kind of its owners, which its name tells. */
export function entryOf(name: EndpointName): Entry {
  const entry = entries[name];
  if (!entry) throw new Error(`${name} needs an entry in the .matrix.ts file of its feature.`);
  return entry;
}

/** Returns where the keys of the responses of a matrix are, beside it. */
export function snapshotOf(file: string): string {
  return join(features, file.replace(/\.ts$/, '.txt'));
}
