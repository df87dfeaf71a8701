import type { CompanyProfile } from '@kirdaar/contract/houses/company';
import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { companyFlags } from '@kirdaar/contract/rules/company-flags';

/** Returns the profile of a house's company before its first save. A test sets only the fields it needs. */
export function sampleCompany(fields: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    ...(Object.fromEntries(companyFlags.map((flag) => [flag, flag === 'works_tv'])) as Record<
      (typeof companyFlags)[number],
      boolean
    >),
    company_name: 'Dhanak Films',
    owner_name: null,
    email: 'casting@dhanak.example',
    phone_number: '+912240001234',
    alternate_contact: null,
    location: null,
    website_url: null,
    type_of_work: 'Film Production',
    profile_photo: null,
    image: null,
    updated_at: null,
    updated_by: null,
    suspension: null,
    ...fields,
  };
}

/** Returns the verification of a house that has sent nothing. A test sets only the fields it needs. */
export function sampleVerification(fields: Partial<HouseVerification> = {}): HouseVerification {
  const nothing = { kind: null, reason: null, sent_at: null, valid_until: null };
  return { state: 'none', ...nothing, may_send: true, ...fields };
}
