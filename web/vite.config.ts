import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** A module that at least so many pages need is loaded with the others of its kind. */
const SHARED_BY = 14;

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
                // Thirty small files take a phone longer than one that is a little larger.
                { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
