import { useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled, useProductName } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { GuardedChildCard } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { GuardianCode } from '#features/accounts/guardians/GuardianCode.tsx';
import {
  type GuardianDecisions,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { LostLink } from '#features/accounts/guardians/LostLink.tsx';
import { takeFragment } from '#session/take-fragment.ts';
import { Card } from '#ui/Card.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/accounts/guardians.ts';
import type { Route } from './+types/GuardianDecisionsPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.decisions_title, page),
  { name: 'robots', content: 'noindex' },
];

/** The token is in the URL's fragment, so only the browser can read it. */
export async function clientLoader() {
  const token = takeFragment().get('token');
  if (!token) return { link: undefined, failure: undefined };
  try {
    const { sent_to } = await callApi('POST /api/guardian/contact', { body: { token } });
    return { link: { token, sent_to }, failure: undefined };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    const otherwise = words.link_incomplete;
    return { link: undefined, failure: malformed ? otherwise : serverMessage(error, otherwise) };
  }
}
clientLoader.hydrate = true as const;

/** The token can be read only once, so a rejected form must not load the page again. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(guardianDecisionWrites);

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="px-4 text-center">{words.needs_scripts}</p>
      </noscript>
    </>
  );
}

/** Where a parent or guardian decides for their children, without an account. */
export default function GuardianDecisionsPage({ loaderData: { link, failure } }: Route.ComponentProps) {
  const [decisions, setDecisions] = useState<GuardianDecisions>();
  const product = useProductName();
  return (
    <SitePage title={words.decisions_title} lead={words.decisions_lead(product)}>
      <div className="flex max-w-2xl flex-col gap-6">
        {failure && <Notice tone="failure">{failure}</Notice>}
        {decisions ? (
          <Children decisions={decisions} onChanged={setDecisions} />
        ) : (
          <Card className="p-5 sm:p-7">
            {link ? <GuardianCode {...link} onOpened={setDecisions} /> : <LostLink />}
          </Card>
        )}
      </div>
    </SitePage>
  );
}

interface ChildrenProps {
  decisions: GuardianDecisions;
  onChanged: (decisions: GuardianDecisions) => void;
}

function Children({ decisions, onChanged }: ChildrenProps) {
  const { pass, children, consent } = decisions;
  if (children.length === 0) return <Notice>{words.no_children}</Notice>;
  return children.map((child) => (
    <GuardedChildCard
      key={child.talent_id}
      pass={pass}
      child={child}
      consentText={consent.text}
      onChanged={onChanged}
    />
  ));
}
