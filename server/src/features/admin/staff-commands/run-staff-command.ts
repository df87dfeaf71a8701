import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { approveHouse } from '#features/admin/staff-commands/approve-house.ts';
import { closeReport, describeReports } from '#features/admin/staff-commands/conversation-reports.ts';
import {
  describeDocuments,
  refuseHouse,
  saveDocument,
} from '#features/admin/staff-commands/house-documents.ts';
import { listFailedTasks, listHouses } from '#features/admin/staff-commands/queries.ts';
import { retryTask } from '#features/admin/staff-commands/retry-task.ts';
import { approveCall, describePending, rejectCall } from '#features/admin/staff-commands/review-job.ts';
import { describeAuditLog, printInvitation } from '#features/admin/staff-commands/staff-accounts.ts';
import { verifyTalent } from '#features/admin/staff-commands/verify-talent.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage' | 'config'>;

interface Outcome {
  text: string;
  /** 0: done, 1: refused, 2: not understood. */
  exitCode: 0 | 1 | 2;
}

const usage = `Staff commands:
  npm run staff -- invite <email>             invite an owner of the staff area and print the link
  npm run staff -- verify-audit-log [end]     check that nobody changed the audit log, or that it has this end
  npm run staff -- pending                    list the casting calls and edits that await approval
  npm run staff -- approve-call <id>          approve a listed casting call or edit
  npm run staff -- reject-call <id> <reason>  reject it; the house is told the reason
  npm run staff -- houses                     list the production houses, those to check first at the top
  npm run staff -- house-documents            list the company documents that await a decision
  npm run staff -- save-document <id> <path>  write the document of a house to a new file
  npm run staff -- approve-house <id|email>   mark a production house as verified by its documents
  npm run staff -- refuse-house <id> <reason> refuse its document; the house is told the reason
  npm run staff -- verify-talent <email>      record that you checked the identity of a talent
  npm run staff -- reports                    list the open reports, with what was reported
  npm run staff -- close-report <id>          close a report after you have reviewed it
  npm run staff -- failed-tasks               list the background tasks that failed for good
  npm run staff -- retry-task <id>            retry a failed task
  npm run staff -- templates                  print the WhatsApp and SMS templates to register`;

/** Runs one staff command and returns its outcome as text. */
export async function runStaffCommand(desk: Desk, args: string[]): Promise<Outcome> {
  const command = commandOf(desk, args);
  if (!command) return { text: usage, exitCode: 2 };
  try {
    const lines = await command();
    return { text: lines.map(printable).join('\n'), exitCode: 0 };
  } catch (error) {
    if (error instanceof AppError) return { text: printable(error.message), exitCode: 1 };
    throw error;
  }
}

/** What each command does. `commands` take no subject, `acts` take one, `remarks` also take a text. */
const commands: Record<string, (desk: Desk) => Promise<string[]>> = {
  pending: ({ db }) => describePending(db),
  'house-documents': ({ db }) => describeDocuments(db),
  houses: ({ db }) => describeHouses(db),
  reports: ({ db }) => describeReports(db),
  'failed-tasks': ({ db }) => describeFailedTasks(db),
  'verify-audit-log': ({ db }) => describeAuditLog(db),
};
/** What shows contacts or what members wrote; the log says that it was read. */
const showsPeople = new Set(['pending', 'house-documents', 'houses', 'reports']);

const acts: Record<string, (desk: Desk, subject: string) => Promise<string>> = {
  invite: printInvitation,
  'approve-call': approveCall,
  'approve-house': approveHouse,
  'close-report': closeReport,
  'verify-talent': verifyTalent,
  'retry-task': ({ db }, id) => retryTask(db, id),
};

const remarks: Record<string, (desk: Desk, subject: string, text: string) => Promise<string>> = {
  'reject-call': rejectCall,
  'refuse-house': refuseHouse,
  'save-document': saveDocument,
};

function commandOf(desk: Desk, args: string[]): (() => Promise<string[]>) | undefined {
  const [name = '', subject, ...words] = args;
  const [remark, text] = [remarks[name], words.join(' ').trim()];
  if (remark && subject && text)
    return async () => [await recorded(desk, name, subject, () => remark(desk, subject, text))];
  if (words.length > 0) return undefined;
  const [command, act] = [commands[name], acts[name]];
  if (subject && name === 'verify-audit-log') return () => describeAuditLog(desk.db, subject);
  if (subject) return act && (async () => [await recorded(desk, name, subject, () => act(desk, subject))]);
  if (command && showsPeople.has(name)) return () => recorded(desk, name, '', () => command(desk));
  return command && (() => command(desk));
}

/** Carries out a command and records it. An email stays out of the log, which nobody can correct later. */
async function recorded<T>({ db, now }: Desk, command: string, subject: string, act: () => Promise<T>) {
  const done = await act();
  const isEmail = subject.includes('@') && !/^[\da-f-]{36}@\d+$/.test(subject);
  const about = isEmail || subject === '' ? {} : { about: subject };
  await insertStaffAct(db, { action: 'ran_command', details: { command, ...about } }, now());
  return done;
}

async function describeHouses(db: Database): Promise<string[]> {
  const houses = await listHouses(db);
  const lines = houses.map((house) =>
    [
      house.id,
      `verified by ${house.verification}`,
      house.company_name ?? 'no name yet',
      house.email,
      ...house.identity_warnings.map((field) => `check ${field}`),
      ...(house.gst_matches_pan === false ? ['the GST number belongs to another PAN'] : []),
      ...(house.waiting > 0 ? [`casting calls awaiting approval: ${house.waiting}`] : []),
    ].join('  '),
  );
  return lines.length > 0 ? lines : ['There are no houses.'];
}

async function describeFailedTasks(db: Database): Promise<string[]> {
  const tasks = await listFailedTasks(db);
  const lines = tasks.map(({ id, name, failed_at, tries, reason }) =>
    [id, name, failed_at, `tries: ${tries}`, reason ?? 'no reason'].join('  '),
  );
  return lines.length > 0 ? lines : ['There are no failed tasks.'];
}

/** Cleans text that users typed, so that it cannot move the cursor, colour the screen or forge a line. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
