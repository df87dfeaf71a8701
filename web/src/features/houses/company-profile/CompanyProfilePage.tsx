import { useRevalidator, useRouteError } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { CompanyForm } from '#features/houses/company-profile/CompanyForm.tsx';
import { HouseDocuments } from '#features/houses/documents/HouseDocuments.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/houses/company-profile.ts';
import * as profileWords from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CompanyProfilePage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.company_title, page);

export async function clientLoader() {
  const [{ production_house }, { verification }] = await Promise.all([
    callApi('GET /api/production/profile'),
    callApi('GET /api/production/documents'),
  ]);
  return { production_house, verification };
}

const head = { title: words.company_title, lead: words.company_lead };

export default function CompanyProfilePage({
  loaderData: { production_house, verification },
}: Route.ComponentProps) {
  return (
    <Page {...head}>
      <CompanyForm profile={production_house} isVerified={verification.verified} />
      <HouseDocuments verification={verification} />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The error boundary of the area leads to the login.
  if (error instanceof ApiError && error.status === 401) throw error;
  return (
    <Page {...head}>
      <Notice tone="failure">{profileWords.load_failed}</Notice>
      <Button variant="secondary" disabled={state === 'loading'} onClick={revalidate} className="self-start">
        {common.try_again}
      </Button>
    </Page>
  );
}
