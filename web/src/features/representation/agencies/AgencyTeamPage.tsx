import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { HouseDocuments } from '#features/houses/documents/HouseDocuments.tsx';
import { AddToAgency } from '#features/representation/agencies/AddToAgency.tsx';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { AgencyMandates } from '#features/representation/agencies/AgencyMandates.tsx';
import { rosterWrites } from '#features/representation/roster/roster-writes.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/representation/agency.ts';
import type { Route } from './+types/AgencyTeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.team, page);

export async function clientLoader() {
  const [{ verification }, { acts_for, acted_by }] = await Promise.all([
    callApi('GET /api/user/agency/documents'),
    callApi('GET /api/user/mandates'),
  ]);
  const members = acted_by.filter(({ kind }) => kind === 'member');
  const clients = acts_for.filter(({ kind }) => kind === 'agency');
  return {
    verification,
    waiting: [...clients, ...members].filter(
      ({ state, talent, kind }) =>
        state === 'invited' || (state === 'active' && kind === 'agency' && talent?.managed === true),
    ),
    team: members.filter(({ state }) => state === 'active'),
  };
}

export const clientAction = pageAction(rosterWrites);

/** Where an agency is verified, and takes on clients and colleagues. */
export default function AgencyTeamPage({
  loaderData: { verification, waiting, team },
}: Route.ComponentProps) {
  const documents = <HouseDocuments verification={verification} isAgency />;
  return (
    <AgencyFrame title={words.team} lead={words.team_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        {verification.verified ? (
          <>
            <AddToAgency way="agency" />
            <AddToAgency way="kept" />
            <AddToAgency way="member" />
          </>
        ) : (
          documents
        )}
        <Section title={words.pending}>
          <AgencyMandates mandates={waiting} nobody={words.pending_none} />
        </Section>
        <Section title={words.members}>
          <AgencyMandates mandates={team} nobody={words.members_none} />
        </Section>
        {verification.verified && documents}
      </div>
    </AgencyFrame>
  );
}
