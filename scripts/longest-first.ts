import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order. One of them last would keep all other workers waiting. */
const longest = [
  'access-matrix',
  'mass-assignment',
  'phone-recordings',
  'long-names',
  'mail-outage',
  'seed/demo-world',
  'network-cut',
  'run-staff-command',
  'make-medium-playable',
  'accessibility',
  'run',
  'queue-roles',
  'restarts',
  'journeys/staff',
  'journeys/profile',
  'journeys/review',
  'journeys/plans',
  'journeys/auditions',
  'journeys/self-tape',
  'hindi-pages',
  'journeys/hindi',
  'journeys/casting-day',
  'journeys/browse',
  'journeys/notices',
  'killed-writes',
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
