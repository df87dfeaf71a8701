import { api } from '@kirdaar/contract/api';
import type { CompanyProfile } from '@kirdaar/contract/houses/company';
import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { emptyOf } from '#testing/empty-of.ts';

const { production_house } = api['GET /api/production/profile'].reply.shape;

/** Returns the profile of a house's company before its first save. A test sets only the fields it needs. */
export function sampleCompany(fields: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    ...emptyOf(production_house),
    works_tv: true,
    company_name: 'Dhanak Films',
    email: 'casting@dhanak.example',
    phone_number: '+912240001234',
    type_of_work: 'Film Production',
    ...fields,
  };
}

/** Returns the verification of a house that has sent nothing. A test sets only the fields it needs. */
export function sampleVerification(fields: Partial<HouseVerification> = {}): HouseVerification {
  const nothing = { kind: null, reason: null, sent_at: null, valid_until: null };
  return {
    state: 'none',
    ...nothing,
    may_send: true,
    refused: false,
    verified: false,
    for_children: 'none',
    ...fields,
  };
}
