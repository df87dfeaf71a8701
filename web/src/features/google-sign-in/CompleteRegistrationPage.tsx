import type { HouseCompletion } from '@kirdaar/contract/google-sign-in';
import { redirect, useLocation, useNavigate } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import {
  aadhaarNumber,
  companyName,
  gstNumber,
  housePhone,
  panNumber,
  typeOfWork,
} from '#features/identity/identity-fields.ts';
import { startOf } from '#paths.ts';
import { returnPath } from '#session/return-path.ts';
import { readSession, readToken, storeHouse } from '#session/store.ts';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/CompleteRegistrationPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Complete your registration', page);

/** A house that has said who it is goes on. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role !== 'production' || !session.house.type_of_work) return null;
  throw redirect(returnPath(new URL(request.url).search) ?? startOf.production);
}

const fields = [companyName, typeOfWork, housePhone, panNumber, aadhaarNumber, gstNumber];

export default function CompleteRegistrationPage() {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function complete(answers: Record<keyof HouseCompletion, string>) {
    // The list to choose from is the contract's.
    const type_of_work = answers.type_of_work as HouseCompletion['type_of_work'];
    const body = { ...answers, type_of_work };
    const { production_house } = await call('POST /api/production/complete-registration', { body });
    storeHouse(readToken() ?? '', production_house);
    await navigate(returnPath(search) ?? startOf.production, { replace: true });
  }

  return (
    <Page
      title="Complete your registration"
      lead="Google has told us your email. Before your first job post we need to know who is casting. Fields marked * are needed."
    >
      <div className="max-w-2xl">
        <FieldsForm
          fields={fields}
          send={complete}
          draft="complete-registration"
          accountRole="production"
          action="Complete registration"
          busyAction="Saving..."
          otherwise="Your registration could not be completed. Please try again."
        />
      </div>
    </Page>
  );
}
