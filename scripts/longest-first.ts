import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order. One of them last would keep all other workers waiting. */
const longest = [
  'access-matrix',
  'mass-assignment',
  'mail-outage',
  'seed/demo-world',
  'network-cut',
  'run-staff-command',
  'make-medium-playable',
  'queue-roles',
  'journeys/review',
  'journeys/self-tape',
  'journeys/media',
  'killed-uploads',
  'every-address',
  'journeys/profile',
  'journeys/plans',
  'run',
  'accessibility',
  'restarts',
  'killed-applying',
  'journeys/post-film',
  'journeys/sessions',
].map((name) => `/${name}.test.ts`);

/** Starts the longest test files first. Vitest knows how long they take only from an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((ending) => moduleId.endsWith(ending));
  return at < 0 ? longest.length : at;
}
