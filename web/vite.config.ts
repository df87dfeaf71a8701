import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A font inside the stylesheet would be a data: address, which the content policy refuses.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
