import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { approveHouse } from '#features/staff/approve-house.ts';
import { approveJob } from '#features/staff/approve-job.ts';
import { closeReport, describeReports } from '#features/staff/conversation-reports.ts';
import { listFailedTasks, listHouses, listPendingJobs } from '#features/staff/queries.ts';
import { retryTask } from '#features/staff/retry-task.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now'>;

interface Outcome {
  text: string;
  /** 0 done, 1 refused, 2 not understood. */
  exitCode: 0 | 1 | 2;
}

const usage = `What staff can do:
  npm run staff -- pending                    lists the calls that wait for approval
  npm run staff -- approve-call <id>          opens a call that waits
  npm run staff -- houses                     lists the houses, with what to look at first
  npm run staff -- approve-house <id|email>   marks a house as known by its documents
  npm run staff -- reports                    lists what was reported of conversations, with what was written
  npm run staff -- close-report <id>          closes a report that was looked at
  npm run staff -- failed-tasks               lists the background work that failed for good
  npm run staff -- retry-task <id>            tries such work again
  npm run staff -- templates                  prints what to register for WhatsApp and SMS`;

/** Carries out one command of staff and says in words what came of it. */
export async function runStaffCommand(desk: Desk, words: string[]): Promise<Outcome> {
  const command = commandOf(desk, words);
  if (!command) return { text: usage, exitCode: 2 };
  try {
    const lines = await command();
    return { text: lines.map(printable).join('\n'), exitCode: 0 };
  } catch (error) {
    if (error instanceof Refusal) return { text: printable(error.message), exitCode: 1 };
    throw error;
  }
}

/** What a command does; `commands` need no subject, `acts` have one. */
const commands: Record<string, (desk: Desk) => Promise<string[]>> = {
  pending: ({ db }) => describePending(db),
  houses: ({ db }) => describeHouses(db),
  reports: ({ db }) => describeReports(db),
  'failed-tasks': ({ db }) => describeFailedTasks(db),
};
const acts: Record<string, (desk: Desk, subject: string) => Promise<string>> = {
  'approve-call': approveJob,
  'approve-house': ({ db }, idOrEmail) => approveHouse(db, idOrEmail),
  'close-report': closeReport,
  'retry-task': ({ db }, id) => retryTask(db, id),
};

function commandOf(desk: Desk, words: string[]): (() => Promise<string[]>) | undefined {
  const [name = '', subject, ...rest] = words;
  if (rest.length > 0) return undefined;
  const [command, act] = [commands[name], acts[name]];
  if (subject) return act && (async () => [await act(desk, subject)]);
  return command && (() => command(desk));
}

async function describePending(db: Database): Promise<string[]> {
  const jobs = await listPendingJobs(db);
  const lines = jobs.map(({ id, posted_on, company_name, title }) =>
    [id, dayInIndia(new Date(posted_on)), company_name ?? 'a house without a name', title].join('  '),
  );
  return lines.length > 0 ? lines : ['No call waits.'];
}

async function describeHouses(db: Database): Promise<string[]> {
  const houses = await listHouses(db);
  const lines = houses.map((house) =>
    [
      house.id,
      `known by ${house.verification}`,
      house.company_name ?? 'no name yet',
      house.email,
      ...house.identity_warnings.map((field) => `check ${field}`),
      ...(house.gst_matches_pan === false ? ['the GST number names another PAN'] : []),
      ...(house.waiting > 0 ? [`calls that wait: ${house.waiting}`] : []),
    ].join('  '),
  );
  return lines.length > 0 ? lines : ['There are no houses.'];
}

async function describeFailedTasks(db: Database): Promise<string[]> {
  const tasks = await listFailedTasks(db);
  const lines = tasks.map(({ id, name, failed_at, tries, reason }) =>
    [id, name, failed_at, `tries: ${tries}`, reason ?? 'no reason'].join('  '),
  );
  return lines.length > 0 ? lines : ['No task failed.'];
}

/** Names are typed by strangers: nothing in them moves the cursor, colours the screen or feigns a line. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
