import type { Reply } from '@kirdaar/contract/api';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { ReactNode } from 'react';
import { useProductName } from '#api/product-name.ts';
import { TalentNextSteps } from '#app/TalentNextSteps.tsx';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';
import { HouseFacts } from '#features/talent/directory/HouseFacts.tsx';
import { PrintButton, TalentHeader } from '#features/talent/directory/TalentHeader.tsx';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { talentPath } from '#paths.ts';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { comp_card_file, size_sheet_file } from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

interface TalentViewProps {
  profile: PublicProfile;
  /** What the production house that looks at the profile may read besides; undefined for anyone else. */
  privateProfile: Reply<'GET /api/user/profile/:id'>['data'] | undefined;
  /** The URL of the public page. */
  url: string;
  /** What follows the profile. */
  children?: ReactNode;
}

/** The profile of a talent: pictures, facts and what the viewer can do with them. */
export function TalentView({ profile, privateProfile, url, children }: TalentViewProps) {
  const { id, name, is_child } = profile;
  return (
    <div className="flex flex-col gap-12">
      <TalentHeader
        profile={profile}
        actions={
          <>
            <TalentNextSteps profile={profile} privateProfile={privateProfile} />
            <div className="flex flex-wrap gap-2 print:hidden">
              <DownloadButton
                file={[
                  'GET /api/profiles/:id/comp-card.pdf',
                  { params: { id }, fileName: comp_card_file(name) },
                ]}
              >
                {common.comp_card}
              </DownloadButton>
              {privateProfile && (
                <DownloadButton
                  file={[
                    'GET /api/profiles/:id/size-sheet.pdf',
                    { params: { id }, fileName: size_sheet_file(name) },
                  ]}
                >
                  {common.size_sheet}
                </DownloadButton>
              )}
              {!is_child && <ShareLinks url={url} text={name} />}
              <PrintButton />
            </div>
            <Printed url={url} />
          </>
        }
      >
        {privateProfile && <HouseFacts profile={privateProfile} />}
      </TalentHeader>
      {children}
      <ReportButton subject="talent" id={id} from={talentPath(profile)} />
    </div>
  );
}

/** Source of a printed page. */
function Printed({ url }: { url: string }) {
  return (
    <p className="hidden border-line border-t pt-3 text-sm print:block">
      {useProductName()} · {url}
    </p>
  );
}
