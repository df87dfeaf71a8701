import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { MediaManager } from '#features/media/MediaManager.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/MediaPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Photos and Videos', page);

export const clientLoader = () => call('GET /api/user/media');

export default function MediaPage({ loaderData: library }: Route.ComponentProps) {
  return (
    <Page
      title="Photos and Videos"
      lead="What houses see and hear of you. Large files go on by themselves after a lost connection, also while you look at other pages."
    >
      <MediaManager library={library} />
    </Page>
  );
}
