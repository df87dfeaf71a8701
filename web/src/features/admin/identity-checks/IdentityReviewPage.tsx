import type { StaffIdentityCheck } from '@kirdaar/contract/admin/identity-checks';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { suggestReasons } from '#features/admin/decision-reasons/suggest-reasons.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { ScannedDocument } from '#features/admin/document-reviews/ScannedDocument.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/identity-checks.ts';
import * as reviews from '#words/admin/reviews.ts';
import type { Route } from './+types/IdentityReviewPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/identity-checks/:id', { params })).check;

export const clientAction = staffAction;

/** Each reading is recorded, so the page is left after a decision and not loaded again. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default function IdentityReviewPage({ loaderData: check }: Route.ComponentProps) {
  return <IdentityReview key={check.id} check={check} />;
}

/** A document beside the profile, for the verified badge or for a date of birth that a colleague proposed. */
function IdentityReview({ check }: { check: StaffIdentityCheck }) {
  const { id, kind, sent_at, document, person, is_mine } = check;
  const isBadge = kind === 'badge';
  const write = useDecision(id);
  const approve = {
    label: isBadge ? words.approve_badge : words.confirm_birth_date,
    shortcut: 'V',
    question: {
      title: words.approve_title(person.name),
      text: isBadge ? words.approve_badge_text : words.birth_date_text,
    },
    decide: () =>
      ({ name: 'POST /api/admin/identity-checks/:id/approve', params: { id }, body: { sent_at } }) as const,
  };
  const reject = {
    label: words.reject,
    shortcut: 'R',
    reason: {
      label: isBadge ? words.reason_for_talent : words.reason_for_colleague,
      suggestions: isBadge ? suggestReasons(check, 'identity') : [],
    },
    decide: (reason: string) =>
      ({
        name: 'POST /api/admin/identity-checks/:id/reject',
        params: { id },
        body: { sent_at, reason },
      }) as const,
  };
  return (
    <Page
      title={person.name}
      lead={reviews.document_sent(
        isBadge ? words.badge_review : words.birth_date_review,
        formatDateTime(sent_at),
      )}
    >
      {!isBadge && <Correction check={check} />}
      <DecisionBar
        id={id}
        decision={check.decision}
        write={write}
        choices={is_mine ? [reject] : [approve, reject]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={words.scan} lead={reviews.document_lead}>
          <ScannedDocument {...document} />
        </Section>
        <Section title={words.profile}>
          {person.photo ? (
            <img
              src={person.photo}
              alt={words.photo_alt}
              className="mb-4 max-h-96 w-full rounded-control border border-line object-contain"
            />
          ) : (
            <p className="mb-4 text-muted">{words.no_photo}</p>
          )}
          <Facts
            facts={[
              [words.kinds.name, person.name],
              [
                words.kinds.date_of_birth,
                person.date_of_birth ? longDay(person.date_of_birth) : reviews.not_given,
              ],
            ]}
          />
          <Link to={adminPath('person', person.id)} className={`mt-4 inline-block ${linkLook}`}>
            {words.open_person}
          </Link>
        </Section>
      </div>
    </Page>
  );
}

function Correction({
  check: { old_value, new_value, by, is_mine, asked_by, reason, person },
}: {
  check: StaffIdentityCheck;
}) {
  if (!new_value) return null;
  const today = dayInIndia(new Date());
  const isChild = new_value > `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  return (
    <>
      <Section title={words.from_to(old_value ? longDay(old_value) : reviews.not_given, longDay(new_value))}>
        {by && asked_by && <p>{words.proposed(by, words.askers[asked_by])}</p>}
        {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
      </Section>
      {is_mine && <Notice>{words.own_proposal}</Notice>}
      {isChild && !person.is_child && <Notice tone="failure">{words.becomes_child}</Notice>}
    </>
  );
}
