import type { EndpointOutput } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { askedParts } from '#features/auditions/self-tapes/slate.ts';
import { listRequests } from '#features/auditions/tape-requests/queries.ts';
import { findRoomJob, listRoomTapes } from '#features/auditions/tape-room/queries.ts';
import { isClean } from '#features/talent/media/describe-medium.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

type Filter = EndpointOutput<'GET /api/production/self-tapes/:id', never>['query'];
type RoomTape = Awaited<ReturnType<typeof listRoomTapes>>['rows'][number];

/** Returns what a house asked for in a casting call, and the tapes, with links that expire soon. */
export async function readRoom(services: Services, by: Reviewer, jobId: string, filter: Filter) {
  const { db, now, secrets } = services;
  const job = orThrow(await findRoomJob(db, by.production_house_id, jobId), 'job_not_found');
  const [requests, { rows, total }] = await Promise.all([
    listRequests(db, jobId),
    listRoomTapes(db, by, jobId, now(), filter),
  ]);
  return {
    job,
    requests: requests.map(({ sides, sides_text, slate, ...request }) => ({
      ...request,
      slate: askedParts(slate),
      sides_url: sides && signedAddress(secrets.media, sides, now()),
      sides_text: sides_text || null,
    })),
    total,
    tapes: rows.map(({ delete_at, takes, ...tape }) => ({
      ...tape,
      delete_on: delete_at && dayInIndia(new Date(delete_at)),
      takes: takes.map((take) => shownTake(services, take, tape, job.title)),
      user: shownApplicant(services, tape.user),
    })),
  };
}

function shownTake(
  services: Services,
  { file, small_file, poster, ...take }: RoomTape['takes'][number],
  { may_download, user }: Pick<RoomTape, 'may_download' | 'user'>,
  title: string,
) {
  const { now, secrets } = services;
  const shown = (name: string | null) => name && signedAddress(secrets.media, name, now());
  return {
    ...take,
    url: isClean(take.state) ? shown(file) : null,
    small_url: shown(small_file),
    download_name:
      may_download && take.state === 'ready'
        ? `${plain(title)}_${plain(user.name)}_take${take.take}.mp4`
        : null,
    poster: shown(poster),
  };
}

/** Letters and digits of any script, with hyphens between them. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
