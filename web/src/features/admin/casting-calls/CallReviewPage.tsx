import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import { childFields } from '@kirdaar/contract/rules/job-fields';
import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { mayActAsStaff, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { Link, useOutletContext } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { fieldLabel, fieldText } from '#features/admin/casting-calls/field-text.ts';
import { diffWords } from '#features/admin/casting-calls/word-diff.ts';
import { groundsOf, suggestReasons } from '#features/admin/decision-reasons/suggest-reasons.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { HouseHistory } from '#features/admin/house-suspensions/HouseHistory.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { Notes } from '#features/admin/staff-lists/Notes.tsx';
import { RowsSection } from '#features/admin/staff-lists/StaffRows.tsx';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as listWords from '#words/admin/lists.ts';
import * as words from '#words/admin/reviews.ts';
import { status_for_house } from '#words/jobs/job-details.ts';
import * as jobPostsWords from '#words/jobs/job-posts.ts';
import * as conversationsWords from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CallReviewPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/jobs/:id', { params })).job;

export const clientAction = staffAction;

export default function CallReviewPage({ loaderData: job }: Route.ComponentProps) {
  return <CallReview key={`${job.id} ${job.version}`} job={job} />;
}

function CallReview({ job }: { job: ReviewedJob }) {
  const { id, version, title, house } = job;
  const params = { id };
  const write = useDecision(id);
  const { role } = useOutletContext<{ role: StaffRole }>();
  const mayDecide = mayActAsStaff(role, { staff: ['moderator'] });
  const houseName = house.name ?? words.unnamed_house;
  const approve = {
    label: words.approve,
    shortcut: 'A',
    ...(job.child && {
      question: { title: words.confirm_child(title), text: words.confirm_child_text(houseName) },
    }),
    decide: () => ({ name: 'POST /api/admin/jobs/:id/approve', params, body: { version } }) as const,
  };
  const ask = {
    label: words.ask,
    shortcut: 'C',
    reason: {
      label: words.ask_label,
      submitLabel: conversationsWords.conversations_send,
      suggestions: suggestReasons(job, 'call_change'),
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/jobs/:id/reject', params, body: { version, reason } }) as const,
  };
  const takeDown = {
    label: words.call_take_down,
    reason: {
      title: words.take_down_title,
      label: common.reason_for_house,
      suggestions: suggestReasons(job, 'take_down'),
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/jobs/:id/take-down', params, body: { reason } }) as const,
  };
  const refuse = {
    label: words.refuse,
    reason: {
      title: words.refuse_call_title,
      label: common.reason_for_house,
      suggestions: [],
      grounds: groundsOf(job),
    },
    // The form offers the grounds of the contract; the server checks it.
    decide: (reason: string, ground: string) =>
      ({
        name: 'POST /api/admin/jobs/:id/refuse',
        params,
        body: { version, ground: ground as RefusalGround, reason },
      }) as const,
  };
  const choices = [
    ...(job.waits ? [approve, ask] : []),
    ...(job.status === 'open' ? [takeDown] : []),
    ...(job.waits || job.status === 'open' ? [refuse] : []),
  ];
  return (
    <Page title={title} lead={`${houseName} · ${words.call_sent(formatDateTime(job.sent_at))}`}>
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
      <DecisionBar id={id} decision={job.decision} write={write} choices={mayDecide ? choices : []} />
      <Fields job={job} />
      <HouseFacts job={job} />
      <RowsSection title={listWords.kinds.report} kind="report" rows={job.reports} />
      <Notes subject="call" id={id} notes={job.notes} />
      <HouseHistory events={job.history} />
    </Page>
  );
}

function StateNotice({ job: { waits, held, refused, rejection, status } }: { job: ReviewedJob }) {
  if (held) return <Notice>{words.held}</Notice>;
  if (waits === 'call') return <Notice>{words.new_call}</Notice>;
  if (waits === 'edit') return <Notice>{words.new_edit}</Notice>;
  if (refused && rejection) return <Notice tone="failure">{words.call_refused(rejection)}</Notice>;
  if (rejection) return <Notice>{words.call_rejected(rejection)}</Notice>;
  return <Notice>{words.nothing_waits[status]}</Notice>;
}

function Fields({ job: { fields, application_deadline, image, new_image } }: { job: ReviewedJob }) {
  const changed = fields.filter((field) => field.changed);
  const rest = fields.filter((field) => !field.changed && field.now !== null);
  // What children may do decides first.
  const shown = [...changed, ...rest].sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <Section title={changed.length > 0 ? words.changes : common.casting_call}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {shown.map(({ field, now, next, changed: isChanged }) => (
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
        {new_image && <Picture src={new_image} label={jobPostsWords.review_picture} />}
      </div>
    </Section>
  );
}

const first: readonly string[] = childFields;

function rankOf({ field }: { field: string }): number {
  return first.includes(field) ? first.indexOf(field) : first.length;
}

/** The old and the new text of a field, word by word. Removed and added words are also named for screen readers. */
function Change({ before, after }: { before: string; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {diffWords(before, after).map(({ text, change }, place) => {
        // The parts are in a fixed order and never move.
        const key = `${place} ${change}`;
        if (change === 'same') return <span key={key}>{text}</span>;
        if (change === 'removed')
          return (
            <del key={key} className="bg-wash text-accent-strong">
              <span className="sr-only">{words.call_removed} </span>
              {text}
            </del>
          );
        return (
          <ins key={key} className="bg-leaf-wash text-leaf no-underline">
            <span className="sr-only">{words.added} </span>
            {text}
          </ins>
        );
      })}
    </span>
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

function HouseFacts({ job: { house, applications, applicants } }: { job: ReviewedJob }) {
  const facts = [
    house.verified ? common.verified_house : words.not_verified,
    words.registered(formatDateTime(house.since)),
    words.house_calls(house.calls),
    words.open_reports(house.open_reports),
    [
      words.applications(applications),
      ...applicants.map(({ status, number }) => `${status_for_house[status]}: ${number}`),
    ].join(' · '),
  ];
  return (
    <Section title={house.name ?? words.unnamed_house}>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={adminPath('house', house.id)} className={`mt-3 inline-block ${linkLook}`}>
        {words.call_open_house}
      </Link>
    </Section>
  );
}
