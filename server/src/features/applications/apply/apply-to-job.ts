import { type Application, applications } from '@kirdaar/contract/applications/applications';
import { applicationMedia } from '@kirdaar/contract/rules/application-media';
import type { Language } from '@kirdaar/contract/rules/languages';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import { keepForGuardian } from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { announceApplication } from '#features/applications/application-digest/tasks.ts';
import {
  findActive,
  findApplicability,
  insertApplication,
  insertConsents,
  insertMedia,
  updateMediaToSent,
} from '#features/applications/apply/queries.ts';
import { notifyStatusChange } from '#features/applications/status-history/tasks.ts';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { findOwnMedia } from '#features/talent/media/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { currentActing } from '#platform/http/acting.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

const fields = applications['POST /api/user/job-apply'].files;
type Field = keyof typeof fields;
// The cast is safe: these are the keys of the contract's object.
const fileFields = Object.keys(fields) as Field[];
type Files = Record<Field, ReceivedFile[]>;
type Media = { field: Field; kind: 'image' | 'video'; state: MediaState; file: string }[];

interface Applied {
  already_applied: boolean;
  waits_for_guardian: boolean;
}

/** Applies a talent to an open casting call, once. An application of a child waits until the guardian decides. */
export async function applyToJob(
  services: Services,
  talentId: string,
  application: Application & { language: Language },
  files: Files,
): Promise<Applied> {
  const before = await findEarlier(services, talentId, application.job_id, currentMandate());
  if (before) return before;
  const sent = fileFields.filter((field) => files[field].length > 0);
  rejectDuplicateMedia(sent, application.media ?? []);

  try {
    return await withCleanup(services, async (storedFiles) => {
      const media = await storeFiles(services, talentId, files, storedFiles);
      return services.db
        .transaction()
        .execute((db) => store({ ...services, db }, talentId, application, media));
    });
  } catch (error) {
    const [, code] = rejections.find(([rule]) => hasCode(error, rule)) ?? [];
    if (code) throw new AppError(code);
    const isRejected = [RULES.JOB_CLOSED, RULES.JOB_FOR_OTHERS, RULES.APPLICATION_LIMIT].some((code) =>
      hasCode(error, code),
    );
    if (!isRejected) throw error;
    // Closed or used up in the meantime, perhaps after the talent's own parallel request succeeded.
    const meanwhile = await findEarlier(services, talentId, application.job_id, currentMandate());
    if (meanwhile) return meanwhile;
    throw await allowanceUsedUp(services, talentId);
  }
}

const rejections = [
  [RULES.NO_GUARDIAN_CONSENT, 'guardian_required'],
  [RULES.HOUSE_SEES_NO_CHILDREN, 'house_not_for_children'],
  [RULES.JOB_FOR_ADULTS, 'job_for_adults'],
  [RULES.MANDATE_OF_OTHERS, 'mandate_not_found'],
  [RULES.PROFILE_NOT_TAKEN_OVER, 'profile_not_taken_over'],
] as const;

const audienceErrors = {
  all: 'job_closed',
  agencies: 'job_for_agencies',
  invited: 'job_for_invited',
} as const;

/** Requires a casting call that takes applications. Returns what the talent sent to it already, if anything. */
async function findEarlier(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  jobId: string,
  mandateId: string | undefined,
): Promise<Applied | undefined> {
  const found = await findApplicability(db, jobId, talentId, now(), mandateId);
  const applicability = orThrow(found, 'job_not_found');
  if (applicability.application_status === 'withdrawn') throw new AppError('application_withdrawn');
  if (!applicability.application_status && !applicability.open)
    throw new AppError(applicability.stopped ? 'applications_stopped' : 'job_closed');
  if (!applicability.application_status && applicability.not_for_children)
    throw new AppError(applicability.not_for_children);
  const audience = applicability.closed_to_others_than;
  if (!applicability.application_status && audience) throw new AppError(audienceErrors[audience]);
  const { application_status, waits_for_guardian } = applicability;
  const already_applied = application_status !== null;
  return already_applied || waits_for_guardian ? { already_applied, waits_for_guardian } : undefined;
}

/** The mandate by which somebody applies for the talent. */
function currentMandate(): string | undefined {
  return currentActing()?.[0].mandate_id;
}

/** Returns the error for a talent whose plan allows no further application. */
export async function allowanceUsedUp({ db, now }: Services, talentId: string) {
  const { plan, applications } = await findAllowance(db, talentId, now());
  return new AppError('plan_limit_reached', { allowance: 'applications', max: applications ?? 0, plan });
}

async function storeFiles(
  services: Services,
  owner: string,
  files: Files,
  storedFiles: unknown[],
): Promise<Media> {
  const media: Media = [];
  for (const field of fileFields) {
    const { kind } = fields[field];
    for (const { path } of files[field]) {
      const sent = { field, accepted: kind, path, owner };
      const { state, file } = await prepareFile(services, sent, storedFiles);
      media.push({ field, kind, state, file });
    }
  }
  return media;
}

type Sent = Omit<Application, 'media'> & { language: Language; mandate_id?: string | undefined };

/** Stores the application or, of a child, what waits for the guardian; nothing if there is one already. */
async function store(
  services: Services,
  talent_id: string,
  { media: chosen = [], ...application }: Application & { language: Language },
  sent: Media,
): Promise<Applied> {
  const { db, queue } = services;
  const { job_id, details } = application;
  const sending = { ...application, mandate_id: currentMandate() };
  const prepared = { kind: 'application', subject_id: job_id, job_id, prepared: sending } as const;
  const guardian_decision_id = await keepForGuardian(services, talent_id, prepared, details?.dob);
  const application_id = guardian_decision_id ? null : await send(services, talent_id, sending);
  if (application_id === undefined) return { already_applied: true, waits_for_guardian: false };

  // Done last to keep the lock order: changes of media and applications lock the talent's row first.
  const stored = [...sent, ...(await chooseMedia(db, talent_id, chosen))];
  const media = stored.map((medium) => ({ application_id, guardian_decision_id, ...medium }));
  if (media.length > 0) await insertMedia(db, media);
  for (const { state, file } of sent) if (state === 'processing') await queue.add(db, makePlayable, { file });
  return { already_applied: false, waits_for_guardian: guardian_decision_id !== undefined };
}

/** Sends a child's application that the guardian has approved, in the caller's transaction. An agency may have left. */
export async function sendApproved(
  services: Services,
  talentId: string,
  decision: { id: string; prepared: unknown },
) {
  // The cast is safe: the column is only written with the parsed form.
  const prepared = decision.prepared as Sent;
  const { db, now } = services;
  const mandate_id = prepared.mandate_id && (await findActive(db, prepared.mandate_id, now()));
  const application = { ...prepared, mandate_id };
  await findEarlier(services, talentId, application.job_id, application.mandate_id);
  const application_id = await send(services, talentId, application);
  if (application_id) await updateMediaToSent(db, decision.id, application_id);
}

/** Inserts an application with its consents. Returns its id, or undefined if there is one already. */
async function send({ db, queue, now }: Services, talent_id: string, application: Sent) {
  const { consents = [], language, ...answers } = application;
  const agreed_at = now().toISOString();
  const inserted = await insertApplication(db, { ...answers, talent_id, applied_at: agreed_at });
  if (!inserted) return undefined;

  const application_id = inserted.id;
  const agreed = consents.map(({ id, version }) => {
    return { application_id, consent: id, version, language, agreed_at };
  });
  if (agreed.length > 0) await insertConsents(db, agreed);
  await queue.add(db, notifyStatusChange, { application_id, status: 'applied' });
  await queue.add(db, announceApplication, { application_id });
  return application_id;
}

type Chosen = NonNullable<Application['media']>;

/** Locks and returns stored files, which stay with the application when the talent deletes them. */
export async function chooseMedia(db: Database, talentId: string, chosen: Chosen) {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ media_id }) => media_id);
  const own = await findOwnMedia(db, talentId, ids);
  return chosen.map(({ field, media_id }) => {
    const medium = own.find(({ id }) => id === media_id);
    if (!medium) throw AppError.field(field, 'chosen_file_missing');
    const kind = mediaRules[medium.kind].file;
    const taken: readonly UploadKind[] = applicationMedia[field];
    if (!taken.includes(kind)) throw AppError.field(field, 'chosen_file_wrong_kind');
    return { field, kind, state: medium.state, file: medium.file, poster: medium.poster };
  });
}

export function rejectDuplicateMedia(sent: readonly string[], chosen: Chosen) {
  const fields = [...sent, ...chosen.map(({ field }) => field)];
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw AppError.field(twice, 'too_many_files', { max: 1 });
}
