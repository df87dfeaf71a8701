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

const changeReasons = [
  'Remove the request for money. Talent never pay to audition or to register.',
  'Take phone numbers and links out of the text. Contact belongs in its own fields.',
  'Describe the role and the project in more detail.',
];
const takeDownReasons = [
  'Talent told us that they were asked for money.',
  'This casting call pretends to be from another production house.',
];

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
      lead={`${job.house.name ?? 'Unnamed house'} · sent ${formatDateTime(job.sent_at)}`}
    >
      {job.flags.length > 0 && (
        <ul aria-label="What to look at" className="flex flex-wrap gap-2">
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
              Approve <Key name="A" />
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setAsks('refuse')}>
              Ask for a change <Key name="C" />
            </Button>
          </>
        )}
        {status === 'open' && (
          <Button variant="secondary" disabled={busy} onClick={() => setAsks('takeDown')}>
            Take down
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          Next <Key name="N" />
        </Button>
      </div>
      <Fields job={job} />
      <HouseFacts job={job} />
      {asks === 'refuse' && (
        <ReasonForm
          title="Ask for a change"
          label="What the production house should change"
          submitLabel="Send"
          suggestions={changeReasons}
          busy={refuse.busy}
          error={refuse.error}
          onSubmit={(reason) => refuse.submit({ id, version, reason })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'takeDown' && (
        <ReasonForm
          title="Take this casting call down"
          label="Why, for the production house"
          submitLabel="Take down"
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
  if (held)
    return <Notice>On hold: the production house is suspended, so nobody sees this casting call.</Notice>;
  if (waits === 'call') return <Notice>New: talent cannot see this casting call yet.</Notice>;
  if (waits === 'edit') return <Notice>Talent see the approved version until you approve this edit.</Notice>;
  if (refusal) return <Notice>Waits for the production house. It was told: {refusal}</Notice>;
  return <Notice>Nothing awaits approval. This casting call is {status}.</Notice>;
}

/** The fields, those that an edit changes first. */
function Fields({ job: { fields, application_deadline, image, new_image } }: { job: ReviewedJob }) {
  const changed = fields.filter((field) => field.changed);
  const rest = fields.filter((field) => !field.changed && field.now !== null);
  return (
    <Section title={changed.length > 0 ? 'What changes' : 'Casting call'}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {[...changed, ...rest].map(({ field, now, next, changed: isChanged }) => (
          <div key={field} className="contents">
            <dt className="font-semibold text-sm sm:pt-0.5">{fieldLabel(field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {isChanged ? <Change before={fieldText(now)} after={fieldText(next)} /> : fieldText(now)}
            </dd>
          </div>
        ))}
        <dt className="font-semibold text-sm">Application deadline</dt>
        <dd>{longDay(application_deadline)}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-4">
        {image && <Picture src={image} label={new_image ? 'Picture now' : 'Picture'} />}
        {new_image && <Picture src={new_image} label="New picture" />}
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
    house.verified ? 'Verified by documents' : 'Not verified by documents',
    `Registered ${formatDateTime(house.since)}`,
    `Casting calls: ${house.calls}`,
    `Open reports: ${house.open_reports}`,
    `Applications to this casting call: ${applications}`,
  ];
  return (
    <Section title={house.name ?? 'Unnamed house'}>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link
        to={adminPaths.house.replace(':id', house.id)}
        className="mt-3 inline-block font-semibold text-accent underline underline-offset-4"
      >
        Open this production house
      </Link>
    </Section>
  );
}
