import type { Application } from '@kirdaar/contract/applications';
import { limitReached } from '@kirdaar/contract/rules/allowances';
import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import { chooseMedia, refuseTwice } from '#features/applications/choose-media.ts';
import {
  findStanding,
  insertApplication,
  insertConsents,
  insertMedia,
} from '#features/applications/queries.ts';
import { readRecording } from '#features/media/prepare-medium.ts';
import { makePlayable } from '#features/media/tasks.ts';
import { findAllowance } from '#features/plans/queries.ts';
import { dropFiles, keepFile } from '#features/stored-files/keep-file.ts';
import { tellOfStep } from '#features/timeline/tasks.ts';
import { type Database, hasCode } from '#platform/database.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { readUpload } from '#platform/uploads.ts';

type Files = Record<string, ReceivedFile[]>;
type Media = { field: string; kind: ReceivedFile['kind']; state: MediaState; file: string }[];

const TAKES_NO_APPLICATIONS = 'KD001';
const NO_GUARDIAN_AGREES = 'KD012';
const NO_APPLICATION_LEFT = 'KD020';

/** Applies a talent to an open call, once; returns whether it was already done. */
export async function applyToJob(
  services: Services,
  talentId: string,
  application: Application,
  files: Files,
): Promise<{ already_applied: boolean }> {
  if (await hasApplied(services, talentId, application.job_id)) return { already_applied: true };
  const sent = Object.keys(files).filter((field) => files[field]?.length);
  refuseTwice(sent, application.media ?? []);

  const media: Media = [];
  let stored = false;
  try {
    await saveFiles(services, files, media);
    stored = await services.db
      .transaction()
      .execute((trx) => store(services, trx, talentId, application, media));
    return { already_applied: !stored };
  } catch (error) {
    if (hasCode(error, NO_GUARDIAN_AGREES))
      throw new Refusal(403, 'A parent or guardian has to agree first.');
    const isRefused = [TAKES_NO_APPLICATIONS, NO_APPLICATION_LEFT].some((code) => hasCode(error, code));
    if (!isRefused) throw error;
    // The call was closed meanwhile, or the plan used up; perhaps after this talent's own parallel attempt got in.
    if (await hasApplied(services, talentId, application.job_id)) return { already_applied: true };
    throw await noneLeft(services, talentId);
  } finally {
    if (!stored)
      await dropFiles(
        services,
        media.map(({ file }) => file),
      );
  }
}

async function hasApplied({ db, now }: Services, talentId: string, jobId: string): Promise<boolean> {
  const standing = await findStanding(db, jobId, talentId, now());
  if (!standing) throw new Refusal(404, 'Job not found.');
  if (standing.application_status === 'withdrawn') throw withdrawn();
  if (!standing.application_status && !standing.open) throw closed();
  return standing.application_status !== null;
}

async function noneLeft({ db, now }: Services, talentId: string) {
  const { plan, applications } = await findAllowance(db, talentId, now());
  return new Refusal(403, limitReached('applications', applications ?? 0, plan));
}

function closed() {
  return new Refusal(409, 'This casting call is closed.');
}

function withdrawn() {
  return new Refusal(409, 'You withdrew your application for this job, so it cannot be sent again.');
}

/** Fills `media` as it goes, so that a failure half-way leaves known what to remove. */
async function saveFiles(services: Services, files: Files, media: Media) {
  for (const [field, received] of Object.entries(files)) {
    for (const file of received) {
      const state = await stateOf(services, field, file);
      const { source, extension } = await readUpload(field, file);
      const name = await keepFile(services, 'private', source, extension);
      media.push({ field, kind: file.kind, state, file: name });
    }
  }
}

/** A picture is made anew as it comes, a video or recording that can be played later, where there is ffmpeg. */
async function stateOf({ transcoder }: Services, field: string, file: ReceivedFile): Promise<MediaState> {
  if (file.kind === 'image') return 'ready';
  if (!transcoder) return 'kept';
  await readRecording(transcoder, field, file, file.kind);
  return 'processing';
}

/** Stores the application with its consents and media, or nothing when there is one already. */
async function store(
  { queue, now }: Services,
  db: Database,
  talent_id: string,
  application: Application,
  sent: Media,
) {
  const { consents = [], media: chosen = [], ...answers } = application;
  const agreed_at = now().toISOString();
  const inserted = await insertApplication(db, { ...answers, talent_id, applied_at: agreed_at });
  if (!inserted) return false;

  const application_id = inserted.id;
  const agreed = consents.map(({ id, version }) => ({ application_id, consent: id, version, agreed_at }));
  if (agreed.length > 0) await insertConsents(db, agreed);
  // Only now: whoever changes the talent's media holds the talent's row first, and so does an application.
  const media = [...sent, ...(await chooseMedia(db, talent_id, chosen))];
  if (media.length > 0)
    await insertMedia(
      db,
      media.map((medium) => ({ application_id, ...medium })),
    );
  for (const { state, file } of sent) if (state === 'processing') await queue.add(db, makePlayable, { file });
  await queue.add(db, tellOfStep, { application_id, status: 'applied' });
  return true;
}
