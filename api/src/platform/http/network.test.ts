import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('The network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::7:8:9:a:b', '2001:db8:0:7::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::ffff:5', '1:0:0:0::/64'],
    ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not:an:address', 'unknown'],
    ['x'.repeat(16_000), 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for every address of a /64, however it is written', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, (prefix, host) => {
        fc.pre(prefix.some((group) => group > 0));
        const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
        const long = [...prefix, ...host].map((group) => group.toString(16).padStart(4, '0')).join(':');
        const short = new URL(`http://[${hex([...prefix, ...host])}]`).hostname.slice(1, -1);
        expect(networkOf(long)).toBe(`${hex(prefix)}::/64`);
        expect(networkOf(short)).toBe(`${hex(prefix)}::/64`);
      }),
    );
  });
});
