import type { EndpointInput } from '@kirdaar/contract/api';
import type { CompanyProfile } from '@kirdaar/contract/houses/company';
import { companyFlags } from '@kirdaar/contract/rules/company-flags';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { refreshHouse } from '#session/store.ts';

type Input = EndpointInput<'PUT /api/production/profile', File>;

/** Saves the filled form of a company profile, which was opened with `profile`. */
export async function saveCompany(form: FormData, profile: CompanyProfile) {
  const { production_house } = await callApi('PUT /api/production/profile', inputOf(form, profile));
  refreshHouse(production_house);
}

function inputOf(form: FormData, { updated_at }: CompanyProfile): Input {
  const { image, ...texts } = Object.fromEntries(form);
  const flags = companyFlags.map((name) => [name, texts[name] === '1' ? '1' : '0']);
  // Each control is named after a field of the contract; the server validates its value.
  const body = {
    ...texts,
    ...Object.fromEntries(flags),
    if_match: updated_at ?? 'never',
    request_id: newRequestId(),
  } as Input['body'];
  // An untouched file control returns an empty file without a name.
  return { body, files: { image: image instanceof File && image.name ? [image] : [] } };
}
