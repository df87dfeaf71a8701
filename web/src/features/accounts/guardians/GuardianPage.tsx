import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { accountOf } from '#account-paths.ts';
import { type ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  GUARDIAN_DRAFT,
  guardianFields,
  guardianWrites,
} from '#features/accounts/guardians/guardian-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { paths } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/accounts/guardians.ts';
import { end_guardian } from '#words/privacy/own-data.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/GuardianPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.guardian, page);

export const clientLoader = () => callApi('GET /api/user/guardian');

export const clientAction = pageAction(guardianWrites);

export type GuardianState = Reply<'GET /api/user/guardian'>;
type Guardian = NonNullable<GuardianState['guardian']>;

export default function GuardianPage({ loaderData }: Route.ComponentProps) {
  const back = returnPath(useLocation().search);
  return (
    <Page title={common.guardian} lead={words.guardians_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        <Consent state={loaderData} />
        <div>
          <ButtonLink to={back ?? accountOf.talent} variant="secondary">
            {backLabel(back)}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function backLabel(back: string | undefined): string {
  if (!back) return common.back_to_account;
  return back.startsWith(paths.completeProfile) ? words.back_profile : words.back_application;
}

function Consent({ state }: { state: GuardianState }) {
  const { needed, date_of_birth, guardian, consent } = state;
  if (!needed && date_of_birth !== null) {
    return <Notice>{words.not_needed}</Notice>;
  }
  if (guardian?.state === 'requested') return <GuardianRequested guardian={guardian} />;
  if (guardian?.state === 'agreed') {
    return (
      <>
        {guardian.proven ? (
          <Notice tone="success">{words.consent_given_by(guardian.name)}</Notice>
        ) : (
          <Notice>{words.consent_unproven(guardian.name)}</Notice>
        )}
        <GuardianConsent guardian={guardian} consentText={consent.text} />
      </>
    );
  }
  return (
    <>
      {needed && <Notice tone="failure">{whyHidden(guardian)}</Notice>}
      <Card className="p-5 sm:p-7">
        <GuardianForm state={state} />
      </Card>
    </>
  );
}

function whyHidden(guardian: GuardianState['guardian']): string {
  if (!guardian?.withdrawn_at) return words.hidden_first;
  return words.hidden_withdrawn(guardian.name, longDayOf(guardian.withdrawn_at));
}

/** Names the parent or guardian of a talent under 18, who then gets a link. */
function GuardianForm({ state: { date_of_birth } }: { state: GuardianState }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const naming = useWrite(guardianWrites, 'nameGuardian');
  return (
    <FieldsForm
      fields={guardianFields(date_of_birth !== null, today)}
      write={naming}
      draft={GUARDIAN_DRAFT}
      accountRole="talent"
      submitLabel={words.link_send}
      busyLabel={common.sending}
      fallbackError={words.link_failed}
    />
  );
}

/** Shows which guardian was asked and has not answered, with what the child can do meanwhile. */
function GuardianRequested({ guardian }: { guardian: Guardian }) {
  const { name, mobile, email, requested_at } = guardian;
  const resending = useWrite(guardianWrites, 'resendRequest');
  const cancelling = useWrite(guardianWrites, 'withdrawConsent');

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <Notice>
        <p className="font-semibold text-ink">{words.guardians_waiting(name)}</p>
        <p>{words.waiting_text(mobile ?? email ?? '', name)}</p>
      </Notice>
      <Facts facts={[...factsOf(common.guardian, guardian), [words.asked_on, longDayOf(requested_at)]]} />
      {resending.reply && <Notice tone="success">{resending.reply.message}</Notice>}
      <Failure
        error={resending.error ?? cancelling.error}
        text={words.request_failed}
        sessionEnded={words.request_session_ended}
      />
      <div className="flex flex-wrap items-start gap-3 border-line border-t pt-5">
        <Button disabled={resending.busy} onClick={() => resending.submit()}>
          {resending.busy ? common.sending : words.link_resend}
        </Button>
        <ConfirmButton
          question={words.change_question(name)}
          confirm={words.change_confirm}
          busy={cancelling.busy}
          onConfirm={cancelling.submit}
        >
          {words.change}
        </ConfirmButton>
      </div>
    </Card>
  );
}

/** Shows who gave which consent and when, with a button to withdraw it. */
function GuardianConsent({ guardian, consentText }: { guardian: Guardian; consentText: string }) {
  const { name, consented_at } = guardian;
  const withdrawal = useWrite(guardianWrites, 'withdrawConsent');

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <Facts
        facts={[
          ...factsOf(words.consent_by, guardian),
          [words.consent_date, consented_at ? longDayOf(consented_at) : '–'],
          [words.consent, consentText],
        ]}
      />
      <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
        <p className="max-w-prose text-muted">{words.consent_withdraw_text(name)}</p>
        <Failure
          error={withdrawal.error}
          text={words.consent_withdraw_failed}
          sessionEnded={words.consent_session_ended}
        />
        <ConfirmButton
          question={words.consent_withdraw_question}
          confirm={words.withdraw_confirm}
          busy={withdrawal.busy}
          onConfirm={withdrawal.submit}
        >
          {end_guardian}
        </ConfirmButton>
      </div>
    </Card>
  );
}

function factsOf(label: string, { name, relation, mobile, email }: Guardian): Fact[] {
  return [
    [label, `${name} (${labelOf(guardian_relations, relation)})`],
    [words.guardians_mobile, mobile ?? '–'],
    [common.email, email ?? '–'],
  ];
}

interface FailureProps {
  error: ApiError | undefined;
  text: string;
  /** What happens to the request after another login. */
  sessionEnded: string;
}

function Failure({ error, text, sessionEnded }: FailureProps) {
  if (!error) return null;
  if (error.status === 401) return <LogInAgain accountRole="talent" hint={sessionEnded} />;
  return <Notice tone="failure">{serverMessage(error, text)}</Notice>;
}
