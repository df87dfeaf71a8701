import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { HAND_OVER_DAYS } from '@kirdaar/contract/rules/representation';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { GuardedChildren } from '#features/accounts/guardians/GuardedChildren.tsx';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { AddChild } from '#features/representation/family/AddChild.tsx';
import { familyWrites } from '#features/representation/family/family-writes.ts';
import { HandOver } from '#features/representation/family/HandOver.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/representation/family.ts';
import { act_for } from '#words/representation/mandates.ts';
import type { Route } from './+types/FamilyPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.family_title, page);

export async function clientLoader() {
  const family = await callApi('POST /api/user/family');
  const { acts_for } = await callApi('GET /api/user/mandates');
  const ofChildren = acts_for.filter(({ kind }) => kind === 'guardian');
  // The newest for each child; the others have ended.
  const isNewest = ({ id, talent }: Mandate) =>
    ofChildren.find((other) => other.talent?.id === talent?.id)?.id === id;
  return { family, mandates: ofChildren.filter(isNewest) };
}

export const clientAction = pageAction(familyWrites);

/** Where a guardian with an account decides for all their children, adds one, and acts for each. */
export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const { family, mandates } = loaderData;
  const [today] = useState(() => dayInIndia(new Date()));
  const { revalidate } = useRevalidator();
  const soon = addDays(today, HAND_OVER_DAYS);
  const actionsOf = (child: GuardedChild) => {
    const mandate = mandates.find(({ talent }) => talent?.id === child.talent_id);
    if (mandate?.state !== 'active') return null;
    return (
      <div className="px-5 pb-5 sm:px-7">
        <Button variant="secondary" onClick={() => openActing(mandate.id)}>
          {act_for(mandate.talent?.name ?? child.first_name)}
        </Button>
      </div>
    );
  };
  return (
    <Page title={words.family_title} lead={words.family_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        {mandates.filter(isReady(soon)).map((mandate) => (
          <HandOver key={mandate.id} mandate={mandate} />
        ))}
        {family.pages.map((page) => (
          <GuardedChildren
            key={page.children[0]?.talent_id}
            decisions={{ success: true, ...page }}
            onChanged={() => revalidate()}
            actionsOf={actionsOf}
          />
        ))}
        {family.may_add ? (
          <AddChild consentText={family.consent.text} isFirst={family.pages.length === 0} />
        ) : (
          <Section title={words.add_child} lead={words.mobile_needed}>
            <ButtonLink to={accountOf.talent}>{words.mobile_verify}</ButtonLink>
          </Section>
        )}
      </div>
    </Page>
  );
}

/** Whether it is time to hand the account of a mandate over, which nobody has taken over. */
function isReady(soon: string) {
  return ({ talent }: Mandate) => talent?.managed && talent.adult_on !== null && talent.adult_on <= soon;
}
