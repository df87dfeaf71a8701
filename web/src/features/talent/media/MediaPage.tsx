import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { MediaManager } from '#features/talent/media/MediaShelf.tsx';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/MediaPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.photos_and_videos, page);

export const clientLoader = () => callApi('GET /api/user/media');

export const clientAction = pageAction(mediaWrites);

export default function MediaPage({ loaderData: library }: Route.ComponentProps) {
  return (
    <Page title={common.photos_and_videos} lead={words.lead}>
      <MediaManager library={library} />
    </Page>
  );
}
