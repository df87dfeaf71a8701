import { langOf } from '#api/lang-of.ts';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { renditionsOf } from '#api/renditions.ts';
import { read, siteContext } from '#api/site-context.ts';
import { StaffText } from '#features/site/content/StaffText.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AboutPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [{ aboutUs }, { banners }] = await Promise.all([
    read(site, 'GET /api/content/about'),
    read(site, 'GET /api/content/banners'),
  ]);
  return { aboutUs, banners: banners.slice(0, 2) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.about_title, description: words.about_description }, page);

export default function AboutPage({ loaderData: { aboutUs, banners } }: Route.ComponentProps) {
  const productName = useProductName();
  return (
    <SitePage
      title={sentence(words.about_heading(productName, (text) => <Marked>{text}</Marked>))}
      lead={words.about_lead}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {aboutUs.html ? (
          <StaffText html={aboutUs.html} lang={langOf(aboutUs, 'html')} />
        ) : (
          <Notice>{common.no_data}</Notice>
        )}
        <aside
          aria-label={words.about_pictures}
          className="grid content-start gap-5 sm:grid-cols-2 lg:grid-cols-1"
        >
          {banners.map((banner) => (
            <Picture
              key={banner.url}
              src={banner.url}
              renditions={renditionsOf(banner.url)}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 92vw"
              alt={banner.alt}
              lang={langOf(banner, 'alt')}
              width={800}
              height={1000}
              className="aspect-2/1 w-full rounded-card border border-line bg-sunken object-cover shadow-card sm:aspect-4/5"
            />
          ))}
        </aside>
      </div>
    </SitePage>
  );
}
