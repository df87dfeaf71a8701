import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** The pages of visitors, and what they are made of: it is what must arrive soon. */
const SITE =
  /lucide-react(?!.*icons[\\/](?:copy|messages|undo))|rules[\\/](?!identity|uploads|team)|src[\\/](paths|session[\\/](?!area|take)|app[\\/](?!guards)|api[\\/](?!upload)|features[\\/](jobs[\\/](?!request|find|JobNot)|profiles|home|plans|content)|ui[\\/](?!Back|Check|Code|Confirm|Dialog|Drop|File|Form|Icon|Linked|Menu|Multi|Page\.|Password|Progress|Radio|Ring|Section|Switch|TextArea|Tick|Upload|draft|field|size|use-field))/;
/** A module that at least so many others need is loaded with the rest of its kind. */
const SHARED_BY = 5;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A font inside the stylesheet would be a data: address, which the content policy refuses.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // In one piece it is smaller by a twentieth, and every page needs it whole.
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                // By itself, or the home page would load all that the areas share for it.
                { name: 'preload', test: /preload-helper/, priority: 2 },
                // Thirty small files take a phone longer than two that are a little larger.
                { name: 'shared', test: SITE, minShareCount: SHARED_BY, priority: 1 },
                { name: 'areas', minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
});
