/// <reference types="vite/client" />

/** Of content/business.yaml; vite.config.ts puts the values in their place. */
interface ImportMetaEnv {
  readonly BUSINESS_TIME_ZONE: string;
  readonly BUSINESS_LANGUAGE: string;
  readonly BUSINESS_CURRENCY: string;
}
