import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { ConsentRow } from '#features/privacy/consents/ConsentRow.tsx';
import { accountOf } from '#paths.ts';
import { roleOfPath } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ConsentsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.consents, page);

export const clientLoader = () => callApi('GET /api/account/consents');

/** What the account has agreed to, also what has ended. */
export default function ConsentsPage({ loaderData: { consents } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  return (
    <Page title={common.consents} lead={words.consents_lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        {consents.length === 0 ? (
          <Notice>{words.consents_empty}</Notice>
        ) : (
          <Card className="px-5 sm:px-7">
            <ul className="divide-y divide-line">
              {consents.map((consent) => (
                <ConsentRow
                  key={`${consent.kind} ${consent.about} ${consent.agreed_at}`}
                  accountRole={role}
                  consent={consent}
                />
              ))}
            </ul>
          </Card>
        )}
        <div>
          <ButtonLink to={accountOf[role]} variant="secondary">
            {common.back_to_account}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
