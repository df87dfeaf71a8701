import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** What only forms need, and the features that are forms. */
const FORMS =
  /identity-numbers|[\\/](identity|recovery|applications)[\\/]|[\\/]ui[\\/](Code|File|Form|Password|field-|use-field|draft)/;
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
                // Thirty small files take a phone longer than two that are a little larger.
                { name: 'shared', test: (id) => !FORMS.test(id), minShareCount: SHARED_BY, priority: 1 },
                { name: 'forms', test: FORMS, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
});
