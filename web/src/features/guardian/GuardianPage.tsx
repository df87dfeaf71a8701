import { useLocation, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { GuardianAgrees } from '#features/guardian/GuardianAgrees.tsx';
import { GuardianForm, type GuardianState } from '#features/guardian/GuardianForm.tsx';
import { paths } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/GuardianPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Parent or guardian', page);

export const clientLoader = () => call('GET /api/user/guardian');

export default function GuardianPage({ loaderData }: Route.ComponentProps) {
  const back = returnPath(useLocation().search);
  return (
    <Page
      title="Parent or guardian"
      lead="This page is for the parent or guardian of a talent under 18. Nothing about the child is shown to anyone, and no application is sent, before you agree."
    >
      <div className="flex max-w-2xl flex-col gap-6">
        <Consent state={loaderData} />
        <div>
          <ButtonLink to={back ?? paths.talentAccount} look="secondary">
            {backWords(back)}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function backWords(back: string | undefined): string {
  if (!back) return 'Back to the account';
  return back.startsWith(paths.completeProfile) ? 'Back to your profile' : 'Back to the application';
}

function Consent({ state }: { state: GuardianState }) {
  const { revalidate } = useRevalidator();
  const { needed, date_of_birth, guardian, consent } = state;
  if (!needed && date_of_birth !== null) {
    return <Notice>You are 18 or older. No parent or guardian has to agree.</Notice>;
  }
  if (guardian) {
    return (
      <>
        <Notice tone="success">Thank you. You have agreed, and applications can be sent.</Notice>
        <GuardianAgrees guardian={guardian} consentText={consent.text} />
      </>
    );
  }
  return (
    <>
      {needed && <Notice tone="failure">A parent or guardian has to agree first.</Notice>}
      <Card className="p-5 sm:p-7">
        <GuardianForm state={state} onAgreed={revalidate} />
      </Card>
    </>
  );
}
