import { type TalentFieldName, talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { categories, type MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { mediumUrl } from '#features/talent/media/describe-medium.ts';
import { type Access, type Fact, isVisible } from '#features/talent/profile/profile-policy.ts';
import type { ProfileRow } from '#features/talent/profile/queries.ts';
import {
  creditsIn,
  detailsOf,
  emptyOf,
  factOf,
  textsIn,
  visibilityIn,
} from '#features/talent/profile/stored-profile.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Maps a profile to what its reader may see; hidden fields are present but empty. */
export function describeProfile(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  row: ProfileRow,
  viewer: Pick<Access, 'reader' | 'hasContact' | 'isVerifiedHouse'>,
): TalentProfile {
  const { id, name, is_child, updated_at } = row;
  const details = detailsOf(row);
  const access = { ...viewer, is_child, chosen: visibilityIn(details) };
  const visible = <T>(fact: Fact, value: T) => (isVisible(fact, access) ? value : null);
  const urlsOf = (kind: MediaKind) =>
    row.media
      .filter((medium) => medium.kind === kind)
      .map((medium) => mediumUrl(secrets.media, medium, now()));
  const visibleUrl = (kind: MediaKind & Fact) => visible(kind, urlsOf(kind)[0] ?? null);

  const facts = visibleFacts({ ...row, details }, access);
  const image = visible('image', shownAddress(secrets.media, row.profile_photo, now()));
  const pictures = {
    headshot_image: visibleUrl('headshot_image'),
    full_image: visibleUrl('full_image'),
    images: visible('images', urlsOf('photo')) ?? [],
  };
  const { portfolio_link, imdb_profile, instagram_link, facebook_link, youtube_link } = facts;
  // Others see only the first name of a child.
  const showsFullName = viewer.reader === 'self' || viewer.reader === 'applied' || !is_child;
  return {
    id,
    name: showsFullName ? name : (/\S+/.exec(name)?.[0] ?? ''),
    is_child,
    updated_at,
    seen_as: viewer.reader,
    email: visible('email', row.email),
    mobile: visible('mobile', row.mobile),
    age: visible('age', row.age),
    ...facts,
    work_links: visible('work_links', textsIn(details.work_links)) ?? [],
    credits: visible('credits', creditsIn(details.credits)) ?? [],
    profile_photo: image,
    image,
    ...pictures,
    audition_video: visibleUrl('audition_video'),
    media: { profile_image: image, ...pictures },
    profile_links: { portfolio_link, imdb_profile, instagram_link, facebook_link, youtube_link },
    CategoryData: [...categories],
  };
}

function visibleFacts(row: Parameters<typeof factOf>[0], access: Access) {
  const facts = talentFieldList.map(([name]) => {
    return [name, isVisible(name, access) ? factOf(row, name) : emptyOf(name)];
  });
  // The cast is safe: each field has the type that the table declares.
  return Object.fromEntries(facts) as Pick<TalentProfile, TalentFieldName>;
}
