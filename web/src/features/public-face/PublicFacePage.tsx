import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { TalentFace } from '#features/profiles/TalentFace.tsx';
import { OnPaper } from '#features/public-face/OnPaper.tsx';
import { ProfileViews } from '#features/public-face/ProfileViews.tsx';
import { SharedLinks } from '#features/public-face/SharedLinks.tsx';
import { WhoSeesMe } from '#features/public-face/WhoSeesMe.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/PublicFacePage.ts';

export const meta: Route.MetaFunction = (page) => titled('Public Profile', page);

export async function clientLoader() {
  const [face, shared, views] = await Promise.all([
    call('GET /api/user/public-face'),
    call('GET /api/user/profile-links'),
    call('GET /api/user/profile-views'),
  ]);
  return { face: face.data, links: shared.links, views };
}

export default function PublicFacePage({ loaderData: { face, links, views } }: Route.ComponentProps) {
  const { preview, is_child } = face;
  return (
    <Page title="Public Profile" lead="What others see of you, who they are, and what you hand out.">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <WhoSeesMe face={face} />
        <ProfileViews views={views} />
        {preview && !is_child && <SharedLinks links={links} name={preview.name} />}
        {preview && <OnPaper face={face} links={links} />}
      </div>
      {preview && (
        <Section
          title="Preview"
          lead="Your page, as those who may see it find it. Sizes are told to the houses you apply to, and to others only as you choose in your profile."
        >
          <TalentFace profile={preview} />
        </Section>
      )}
    </Page>
  );
}
