import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { DataExports } from '#features/data-exports/DataExports.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/TalentAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Account', page);

export async function clientLoader() {
  const [{ sessions }, { channels }, contacts, { data_export }] = await Promise.all([
    call('GET /api/user/sessions'),
    call('GET /api/preferences'),
    call('GET /api/account'),
    call('GET /api/user/data-exports'),
  ]);
  return { contacts, sessions, channels, newestExport: data_export };
}

export default function TalentAccountPage({ loaderData }: Route.ComponentProps) {
  const { newestExport, ...shown } = loaderData;
  return (
    <AccountScreen accountRole="talent" {...shown}>
      <Section
        title="Public profile"
        lead="Who sees your page, links to it, your comp card and who viewed you."
      >
        <ButtonLink to={paths.publicFace} look="secondary">
          Public profile
        </ButtonLink>
      </Section>
      <Section
        title="Parent or guardian"
        lead="Talents under 18 apply with the consent of a parent or guardian, who can take it back at any time."
      >
        <ButtonLink to={paths.guardian} look="secondary">
          Parent or guardian
        </ButtonLink>
      </Section>
      <DataExports accountRole="talent" newest={newestExport} />
    </AccountScreen>
  );
}
