import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Change } from '#features/admin/casting-calls/Change.tsx';
import { fieldLabel } from '#features/admin/casting-calls/field-label.ts';
import { fieldText } from '#features/admin/casting-calls/field-text.ts';
import { Key } from '#features/admin/Key.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { nextPath } from '#features/admin/today/item-path.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/casting-calls.ts';
import type { Route } from './+types/CallReviewPage.ts';

const writes = {
  approve: ({ id, version }: { id: string; version: number }) =>
    callStaffApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version } }),
  refuse: ({ id, ...body }: { id: string; version: number; reason: string }) =>
    callStaffApi('POST /api/admin/jobs/:id/refuse', { params: { id }, body }),
  takeDown: ({ id, reason }: { id: string; reason: string }) =>
    callStaffApi('POST /api/admin/jobs/:id/take-down', { params: { id }, body: { reason } }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/jobs/:id', { params: { id: params.id } })).job;

export const clientAction = pageAction(writes);

const changeReasons = [words.ask_money, words.ask_contact, words.ask_details];
const takeDownReasons = [words.take_down_money, words.take_down_fake];

export default function CallReviewPage({ loaderData: job }: Route.ComponentProps) {
  return <CallReview key={`${job.id} ${job.version}`} job={job} />;
}

function CallReview({ job }: { job: ReviewedJob }) {
  const { id, version, waits, status } = job;
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'refuse' | 'takeDown'>();
  const onDone = async () => navigate(await nextPath(id));
  const approve = useConfirmedWrite(writes, 'approve', { onDone });
  const refuse = useConfirmedWrite(writes, 'refuse', { onDone });
  const takeDown = useConfirmedWrite(writes, 'takeDown', { onDone });
  const busy = approve.busy || refuse.busy || takeDown.busy;
  useKeys({
    a: waits ? () => approve.submit({ id, version }) : undefined,
    c: waits ? () => setAsks('refuse') : undefined,
    n: () => void onDone(),
  });
  return (
    <Page
      title={job.title}
      lead={`${job.house.name ?? words.unnamed_house} · ${words.sent(formatDateTime(job.sent_at))}`}
    >
      {job.flags.length > 0 && (
        <ul aria-label={words.flags} className="flex flex-wrap gap-2">
          {job.flags.map(({ flag, text }) => (
            <li
              key={flag}
              className="wrap-anywhere rounded-control bg-marigold-wash px-3 py-1.5 font-medium text-sm"
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      <StateNotice job={job} />
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap gap-2 border-line border-b bg-paper px-4 py-3">
        {waits && (
          <>
            <Button disabled={busy} onClick={() => approve.submit({ id, version })}>
              {words.approve} <Key name="A" />
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setAsks('refuse')}>
              {words.ask} <Key name="C" />
            </Button>
          </>
        )}
        {status === 'open' && (
          <Button variant="secondary" disabled={busy} onClick={() => setAsks('takeDown')}>
            {words.take_down}
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          {words.next} <Key name="N" />
        </Button>
      </div>
      <Fields job={job} />
      <HouseFacts job={job} />
      {asks === 'refuse' && (
        <ReasonForm
          title={words.ask}
          label={words.ask_label}
          submitLabel={words.ask_send}
          suggestions={changeReasons}
          busy={refuse.busy}
          error={refuse.error}
          onSubmit={(reason) => refuse.submit({ id, version, reason })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'takeDown' && (
        <ReasonForm
          title={words.take_down_title}
          label={words.take_down_label}
          submitLabel={words.take_down}
          suggestions={takeDownReasons}
          busy={takeDown.busy}
          error={takeDown.error}
          onSubmit={(reason) => takeDown.submit({ id, reason })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {takeDown.dialog}
    </Page>
  );
}

function StateNotice({ job: { waits, held, refusal, status } }: { job: ReviewedJob }) {
  if (held) return <Notice>{words.held}</Notice>;
  if (waits === 'call') return <Notice>{words.new_call}</Notice>;
  if (waits === 'edit') return <Notice>{words.new_edit}</Notice>;
  if (refusal) return <Notice>{words.refused(refusal)}</Notice>;
  return <Notice>{words.nothing_waits[status]}</Notice>;
}

/** The fields, those that an edit changes first. */
function Fields({ job: { fields, application_deadline, image, new_image } }: { job: ReviewedJob }) {
  const changed = fields.filter((field) => field.changed);
  const rest = fields.filter((field) => !field.changed && field.now !== null);
  return (
    <Section title={changed.length > 0 ? words.changes : words.call}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {[...changed, ...rest].map(({ field, now, next, changed: isChanged }) => (
          <div key={field} className="contents">
            <dt className="font-semibold text-sm sm:pt-0.5">{fieldLabel(field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {isChanged ? (
                <Change before={fieldText(field, now)} after={fieldText(field, next)} />
              ) : (
                fieldText(field, now)
              )}
            </dd>
          </div>
        ))}
        <dt className="font-semibold text-sm">{words.deadline}</dt>
        <dd>{longDay(application_deadline)}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-4">
        {image && <Picture src={image} label={new_image ? words.picture_now : words.picture} />}
        {new_image && <Picture src={new_image} label={words.picture_new} />}
      </div>
    </Section>
  );
}

function Picture({ src, label }: { src: string; label: string }) {
  return (
    <figure className="flex flex-col gap-1">
      <img src={src} alt={label} className="h-40 rounded-control object-cover" />
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  );
}

function HouseFacts({ job: { house, applications } }: { job: ReviewedJob }) {
  const facts = [
    house.verified ? words.verified : words.not_verified,
    words.registered(formatDateTime(house.since)),
    words.house_calls(house.calls),
    words.house_reports(house.open_reports),
    words.applications(applications),
  ];
  return (
    <Section title={house.name ?? words.unnamed_house}>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link
        to={adminPaths.house.replace(':id', house.id)}
        className="mt-3 inline-block font-semibold text-accent underline underline-offset-4"
      >
        {words.open_house}
      </Link>
    </Section>
  );
}
