import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tradewind.test' };

describe('The configuration', () => {
  it('needs nothing to start', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ production: false, demoData: true, role: 'all', rateLimits: true });
    expect(config.server).toMatchObject({ port: 3000, host: 'localhost' });
  });

  it('lists every fault at once, each with its variable', () => {
    const faults = faultsOf({ PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', SMTP_URL: 'mail' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'SMTP_URL', 'LOG_LEVEL']);
  });

  it('reports missing companions of a variable even when another variable is unreadable', () => {
    const faults = faultsOf({ NODE_ENV: 'production', PORT: 'abc', RATE_LIMITS: 'off', TRUST_PROXY: 'everybody' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'TRUST_PROXY', 'PUBLIC_URL', 'RATE_LIMITS']);
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).server.port).toBe(3000);
  });

  it.each([
    [{ ADMIN_EMAIL: 'a@b.co' }, 'ADMIN_PASSWORD'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
    [{ EDDY_MODEL: 'x' }, 'EDDY_PROVIDER'],
    [{ EDDY_PROVIDER: 'openai-compatible', EDDY_MODEL: 'x' }, 'EDDY_BASE_URL'],
    [{ EDDY_PROVIDER: 'anthropic', EDDY_MODEL: 'x' }, 'EDDY_API_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_x' }, 'STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID'],
    [{ S3_BUCKET: 'boats' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  ])('requires variables that belong together: %j', (environment, missing) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(`${missing}: required because`)]);
  });

  it('starts production without demo data and on all interfaces', () => {
    expect(readConfig(production)).toMatchObject({ demoData: false, server: { host: '::', logLevel: 'info' } });
  });

  it.each([
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ ...production, PUBLIC_URL: 'http://tradewind.test' }, 'PUBLIC_URL'],
    [{ ...production, PUBLIC_URL: 'http://localhost.tradewind.test' }, 'PUBLIC_URL'],
    [{ ...production, DEMO_DATA: 'on' }, 'DEMO_DATA'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [{ ...production, LOAD_SHEDDING: 'off' }, 'LOAD_SHEDDING'],
    [{ ...production, ADMIN_EMAIL: 'boss@harbor.test', ADMIN_PASSWORD: 'tradewind-demo' }, 'ADMIN_PASSWORD'],
    [{ ...production, ADMIN_EMAIL: 'admin@demo.example.com', ADMIN_PASSWORD: 'a long secret of ours' }, 'ADMIN_EMAIL'],
  ])('refuses demo settings in production: %j', (environment, variable) => {
    expect(faultsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${variable}:`))]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'allows plain http in production on localhost: %s',
    (address) => {
      expect(faultsOf({ ...production, PUBLIC_URL: address })).toEqual([]);
    },
  );

  it('serves the API documentation in production only on request', () => {
    expect(readConfig({}).server.apiDocs).toBe(true);
    expect(readConfig(production).server.apiDocs).toBe(false);
    expect(readConfig({ ...production, API_DOCS: 'on' }).server.apiDocs).toBe(true);
  });

  it('accepts a number of trusted proxies', () => {
    const trust = readConfig({ TRUST_PROXY: '2' }).server.trustProxy;
    expect(typeof trust === 'function' && [0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([true, true, false]);
    expect(readConfig({ TRUST_PROXY: 'on' }).server.trustProxy).toBe(true);
  });
});
