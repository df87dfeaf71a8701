import type { JobEvent } from '@kirdaar/contract/house-history';
import { jobEventText } from '#features/job-posts/job-event-text.ts';
import { HouseHistory } from '#features/team/HouseHistory.tsx';

/** What was done to a call, the latest first, each with who of the house did it. */
export function JobHistory({ history }: { history: readonly JobEvent[] }) {
  return <HouseHistory acts={history.map((event) => ({ ...event, words: jobEventText(event) }))} />;
}
