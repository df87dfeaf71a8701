import type { StaffIdentityCheck } from '@kirdaar/contract/admin/identity-checks';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { ComparedIdentity } from '#features/admin/identity-checks/ComparedIdentity.tsx';
import { identityChoices } from '#features/admin/identity-checks/identity-choices.ts';
import { longDay } from '#ui/day-text.ts';
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
  const { id, kind, sent_at, person } = check;
  const isBadge = kind === 'badge';
  const write = useDecision(id);
  return (
    <Page
      title={person.name}
      lead={reviews.document_sent(
        isBadge ? words.badge_review : words.birth_date_review,
        formatDateTime(sent_at),
      )}
    >
      {!isBadge && <Correction check={check} />}
      <DecisionBar id={id} decision={check.decision} write={write} choices={identityChoices(check)} />
      <ComparedIdentity check={check} />
    </Page>
  );
}

function Correction({
  check: { old_value, new_value, by, is_mine, has_lapsed, asked_by, reason, person },
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
      {has_lapsed && <Notice>{reviews.first_left}</Notice>}
      {is_mine && <Notice>{words.own_proposal}</Notice>}
      {isChild && !person.is_child && <Notice tone="failure">{words.becomes_child}</Notice>}
    </>
  );
}
