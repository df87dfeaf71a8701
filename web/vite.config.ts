import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** And small things of every page, of which the helper would bring all that the areas share to the home page. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|use-served|icons[\\/]menu\.|app[\\/]site-frame/;
/** Public pages and the modules they use, which must load fast. */
const SITE =
  /lucide-react(?!.*icons[\\/](?:arrow-left|badge|check\.|copy|download|file|key-round|list-plus|message|printer|send|sliders|trash|undo))|rules[\\/](?!age-range|audit|body|consents|credits|conversations|documents|emails|files|fold|house-documents|identity|job-fields|limits|links|media|names|notif|page-|payments|person-|profile-filters|re(?:f|jection|ports|present|view)|self-tapes|sta|talent|terms|uploads|team|work)|src[\\/](paths|session[\\/](?!acting|area|follow|kept|language|refresh|take|use-may)|app[\\/](?!guards|log-out|other)|api[\\/](?!call-api|download|indexed|is-|kept|poll|send-|server-message|page-action|request|upload|use-|waiting|worker)|features[\\/](jobs[\\/]saved-jobs[\\/]SaveSlot|jobs[\\/]jobs[\\/](?!Applied|application|request|find|JobNot|JobDetails|HouseJobs|JobChanges|DaysTo|days-to|job-posting)|talent[\\/]directory[\\/](?!Photo|Talent|Person|Resume|filter-controls)|site[\\/](?:home|content[\\/](?!StaffText))|billing[\\/]plans)|ui[\\/](?!Back|Bare|Check|Chips|Code|Confirm|Deferred|Dialog|Drop|Facts|FieldG|FieldE|File|Form|Icon|Linked|Load|Marked|Menu|Multi|Page\.|Pagination|Password|Progress|Qr|Radio|Required|Ring|Section|Share|Structured|Switch|TextArea|Tick|Upload|Verified|copy|draft|field|focus-on|format|language-name|size|slot|text-|use-(?:field|hydrated)|wide))/;
/** How talent and casting calls are shown in full on public pages, prices, and texts of staff. */
const DETAILS =
  /talent[\\/]directory[\\/](?:PhotoGallery|PersonFacts|Resume)|rules[\\/](?:body-measures|credits|fold-lookalikes|media|payments|talent\.)|site[\\/]content[\\/]StaffText|ui[\\/](?:Chips|Dialog|Facts|Load(?!ing)|Marked|text-tree)/;
/** What the home page shares with the pages of profiles. */
const PROFILES =
  /rules[\\/]profile-filters|talent[\\/]directory[\\/]TalentPhoto|icons[\\/](?:map-pin|pause|sliders|sparkles)|ui[\\/](?:Deferred|Loading)/;
/** What only lists show, and the home page does not. */
const LISTS = /ui[\\/](?:Pagination|pagination)/;
/** What the filters of profiles share with the wizard and the area of houses. */
const FILTERS = /rules[\\/]talent-|src[\\/](?:house|agency)-paths/;
/** A module imported by at least this many others is put into a shared chunk. */
const SHARED_BY = 5;

/** What people open first: pages that links lead to, what is around the pages of an area, and its first page. */
const PUBLIC = /app[\\/]pages[\\/](?:Talent|CastingCall|House)Page|directory[\\/]ProfilesPage/;
const FRAMES = /app[\\/](?:Talent|Production|Staff|AreaPages|StaffPages)Layout/;
const TALENT = /jobs[\\/]jobs[\\/]PopularCallsPage/;
const HOUSE = /job-posts[\\/]AddJobPage/;
const STAFF = /admin[\\/]today[\\/]TodayPage/;
const FIRST = new RegExp([TALENT, HOUSE, STAFF].map(({ source }) => source).join('|'));
/** Pages that visitors open without an account: no chunk of the areas holds what these need. */
const OUTSIDE = new RegExp(`${PUBLIC.source}|app[\\\\/]PublicLayout|site[\\\\/]home[\\\\/]HomePage`);
/** Chunks of what all of these need, so that none of them loads what only others need. */
const NEEDED: [chunk: string, ...by: RegExp[]][] = [
  ['common', PUBLIC, FRAMES],
  ['areas', FRAMES],
  ['forms', PUBLIC, FIRST],
  ['public', PUBLIC],
  ['desk', HOUSE, STAFF],
  ['talent', TALENT],
  ['house', HOUSE],
  ['staff', STAFF],
];
/** The chunks of the areas, which also take in what only two modules share. */
const INSIDE = ['areas', 'desk', 'talent', 'house', 'staff'];
const known = new Map<string, boolean>();

/** Whether these pages import this module, or something that does. */
function isNeeded(id: string, by: RegExp, graph: Rolldown.ChunkingContext): boolean {
  if (by.test(id)) return true;
  const key = `${by.source} ${id}`;
  if (!known.has(key)) {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    known.set(key, false).set(
      key,
      importers.some((one) => isNeeded(one, by, graph)),
    );
  }
  return known.get(key) ?? false;
}

const language = process.env.SITE_LANGUAGE;

/** Takes the texts of the site from the catalogues of its language; the imports themselves lead to the English ones. */
function textsIn(language: string): Plugin {
  const folder = fileURLToPath(new URL(`../contract/src/words/${language}/`, import.meta.url));
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#words\/(?!en\/)/ },
      handler: (id, importer) =>
        importer?.includes('/contract/src/') ? undefined : id.replace('#words/', folder),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [...(language ? [textsIn(language)] : []), tailwindcss(), reactRouter()],
  // An inlined font would be a data: URL, which the content security policy blocks.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // The build holds all but these, so that an installation needs no packages for browsers. In development Vite runs what
  // Node can import itself.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] }
      : { noExternal: ['@atlaskit/pragmatic-drag-and-drop'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A page loads the texts that it shows, not the catalogues that they come from.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                // A single chunk is about 5% smaller, and every page needs all of it.
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                // On a phone, thirty small files load more slowly than two slightly larger ones.
                { name: 'shared', test: SITE, minShareCount: SHARED_BY, priority: 1 },
                // Two lines that every page loads once it is at rest.
                {
                  name: 'keep-pages',
                  test: /src[\\/](app[\\/]keep-pages|api[\\/]worker-url)/,
                  priority: 1,
                },
                // Beside the shared chunk, because lists of casting calls show none of it.
                { name: 'details', test: DETAILS, priority: 1 },
                // The home page shows these too.
                { name: 'profiles', test: PROFILES, priority: 1 },
                { name: 'lists', test: LISTS, priority: 1 },
                { name: 'filters', test: FILTERS, priority: 1 },
                // The login and the areas share them.
                { name: 'account-paths', test: /src[\\/]account-paths/, priority: 1 },
                ...NEEDED.map(([chunk, ...pages], place) => {
                  const isInside = INSIDE.includes(chunk);
                  return {
                    name: (id: string, graph: Rolldown.ChunkingContext) =>
                      pages.every((by) => isNeeded(id, by, graph)) &&
                      !(isInside && isNeeded(id, OUTSIDE, graph))
                        ? chunk
                        : null,
                    minShareCount: isInside ? 2 : SHARED_BY,
                    priority: 1 - (place + 1) / NEEDED.length / 2,
                  };
                }),
                { name: 'pages', minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
}));
