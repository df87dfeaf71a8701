import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { Suspense } from 'react';
import { Await, Link, useSearchParams } from 'react-router';
import { titled } from '#api/product-name.ts';
import { UnsentOperations } from '#features/applications/review/BoardProvider.tsx';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import { TapeRoom } from '#features/auditions/tape-room/TapeRoom.tsx';
import { findTapes, type Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import { WIDE_PAGE } from '#ui/wide-page.ts';
import * as words from '#words/auditions/tape-room.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TapeRoomPage.ts';

export const handle = WIDE_PAGE;

export const meta: Route.MetaFunction = (page) => titled(words.room, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = {
    page: pageOf(search),
    received: true,
    request_id: search.get('request') ?? undefined,
    application_id: search.get('application') ?? undefined,
  };
  return { found: findTapes(id, query) };
}

export default function TapeRoomPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={found}>{(room) => (room ? <Room jobId={id} room={room} /> : <JobNotFound />)}</Await>
    </Suspense>
  );
}

function Room({ jobId, room }: { jobId: string; room: Tapes }) {
  const [search] = useSearchParams();
  const { tapes, total } = room;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={housePath('auditions', { id: jobId })}>{common.back}</BackButton>
      <UnsentOperations queue={operationQueue} jobId={jobId} />
      <Page title={words.room} lead={call_title(room.job.title)} actions={<RequestChoice room={room} />}>
        {tapes.length === 0 ? (
          <EmptyPage total={total}>{words.empty}</EmptyPage>
        ) : (
          <TapeRoom
            // Other tapes begin with the first of them.
            key={search.toString()}
            room={room}
            isLast={pageOf(search) * MAX_LIST >= total}
          />
        )}
        <Pagination total={total} perPage={MAX_LIST} />
      </Page>
    </div>
  );
}

/** The requests of a casting call with several, and the way back from the tapes of one applicant. */
function RequestChoice({ room: { requests } }: { room: Tapes }) {
  const [search, setSearch] = useSearchParams();
  if (search.has('application')) {
    return (
      <Link to="?" className="font-semibold text-accent underline-offset-4 hover:underline">
        {words.show_all}
      </Link>
    );
  }
  if (requests.length < 2) return null;
  return (
    <div>
      <select
        aria-label={words.requests}
        value={search.get('request') ?? ''}
        onChange={({ currentTarget: { value } }) => setSearch(value ? { request: value } : {})}
        className={controlClasses}
      >
        <option value="">{words.show_all}</option>
        {requests.map(({ id, audience, deadline }) => (
          <option key={id} value={id}>
            {words.request_of[audience](formatDateTime(deadline))}
          </option>
        ))}
      </select>
    </div>
  );
}
