// SPDX-License-Identifier: Apache-2.0
/**
 * The functions that the intervals and tests are made of: log-gamma, the regularised incomplete beta function with its
 * inverse, and the quantile of the normal distribution. Absolute errors are below 1e-13 for shapes up to a hundred and
 * below 2e-12 for shapes up to ten thousand; what the numbers mean is said elsewhere.
 */
import { BugError } from '../domain/errors.ts';
import { requireInside, requirePositive, requireShare } from './arguments.ts';

/** Bernoulli numbers B(2k) / (2k (2k - 1)) of Stirling's series, from 1/x on. */
const stirling = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360, 1 / 156];
/** From here on the series is exact to the last digits. */
const stirlingFrom = 12;
const halfLogTwoPi = 0.918938533204672741780329736406;

const mostFractionTerms = 10_000;
const mostQuantileSteps = 2_000;
const tiny = 1e-300;
const smallest = 2 ** -53;

/** Shapes of a beta distribution, both positive. */
export interface BetaShape {
  readonly a: number;
  readonly b: number;
}

/** Natural logarithm of the gamma function, x > 0: Stirling's series after the recurrence (Abramowitz, Stegun 6.1.41). */
export function logGamma(x: number): number {
  requirePositive('x', x);
  let product = 1;
  let shifted = x;
  while (shifted < stirlingFrom) {
    product *= shifted;
    shifted += 1;
  }
  return (shifted - 0.5) * Math.log(shifted) - shifted + halfLogTwoPi + stirlingSeries(shifted) - Math.log(product);
}

function stirlingSeries(x: number): number {
  return horner(stirling, 1 / (x * x)) / x;
}

/**
 * Natural logarithm of the beta function B(a, b). Log-gammas of large numbers differ by little, so their difference is
 * taken term by term in Stirling's formula (after Didonato, Morris 1992).
 */
export function logBeta({ a, b }: BetaShape): number {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (large < stirlingFrom) return logGamma(a) + logGamma(b) - logGamma(a + b);
  const sum = a + b;
  const difference = small - (large - 0.5) * Math.log1p(small / large) - small * Math.log(sum);
  return logGamma(small) + difference + stirlingSeries(large) - stirlingSeries(sum);
}

/**
 * Regularised incomplete beta function I_x(a, b), the distribution function of Beta(a, b); x from 0 to 1. The upper tail
 * is I_(1-x)(b, a), which keeps its digits where 1 - I_x would lose them.
 */
export function betaDistribution(x: number, shape: BetaShape): number {
  requireShare('x', x);
  requirePositive('a', shape.a);
  requirePositive('b', shape.b);
  if (x === 0 || x === 1) return x;
  const whole = logBeta(shape);
  if (convergesFast(x, shape)) return Math.min(1, Math.exp(logBelow(x, shape) - whole));
  return Math.max(0, 1 - Math.exp(logBelow(1 - x, mirrored(shape)) - whole));
}

/** Natural logarithm of the incomplete beta function that is not regularised; x between 0 and 1. Holds out where I_x is 0. */
export function logIncompleteBeta(x: number, shape: BetaShape): number {
  requireInside('x', x);
  if (convergesFast(x, shape)) return logBelow(x, shape);
  const whole = logBeta(shape);
  return whole + Math.log1p(-Math.exp(logBelow(1 - x, mirrored(shape)) - whole));
}

/** The continued fraction converges fast on this side of the mean; the other side is its mirror image. */
function convergesFast(x: number, { a, b }: BetaShape): boolean {
  return x < (a + 1) / (a + b + 2);
}

function mirrored({ a, b }: BetaShape): BetaShape {
  return { a: b, b: a };
}

function logBelow(x: number, shape: BetaShape): number {
  const { a, b } = shape;
  return a * Math.log(x) + b * Math.log1p(-x) + Math.log(continuedFraction(x, shape) / a);
}

/** Continued fraction of the incomplete beta function (Abramowitz, Stegun 26.5.8) by the modified Lentz method. */
function continuedFraction(x: number, { a, b }: BetaShape): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= mostFractionTerms; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 2 * smallest) return value;
  }
  throw new BugError(`the incomplete beta function did not converge: x ${x}, a ${a}, b ${b}`, {
    code: 'no-convergence',
  });
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/**
 * Quantile of Beta(a, b): the x with I_x(a, b) = p; p from 0 to 1. Newton's method inside a bracket that is halved
 * whenever a step would leave it, so that it always ends.
 */
export function betaQuantile(p: number, shape: BetaShape): number {
  requireShare('p', p);
  requirePositive('a', shape.a);
  requirePositive('b', shape.b);
  if (p === 0 || p === 1) return p;
  const { a, b } = shape;
  const logOfBeta = logBeta(shape);
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  for (let step = 0; step < mostQuantileSteps; step += 1) {
    const excess = betaDistribution(x, shape) - p;
    if (excess === 0) return x;
    if (excess > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - logOfBeta);
    const newton = x - excess / density;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= 2 * smallest * x || next === low || next === high) return next;
    x = next;
  }
  return x;
}

/** Coefficients of AS 241, the constant first: centre, tails, far tails. */
const centre = {
  numerator: [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13_731.693765509461125, 45_921.953931549871457,
    67_265.770927008700853, 33_430.575583588128105, 2509.0809287301226727,
  ],
  denominator: [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21_213.794301586595867,
    39_307.89580009271061, 28_729.085735721942674, 5226.495278852854561,
  ],
};
const tails = {
  numerator: [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 2.4178072517745061177e-1, 2.27238449892691845833e-2, 7.7454501427834140764e-4,
  ],
  denominator: [
    1, 2.05319162663775882187, 1.6763848301838038494, 6.8976733498510000455e-1, 1.4810397642748007459e-1,
    1.51986665636164571966e-2, 5.475938084995344946e-4, 1.05075007164441684324e-9,
  ],
};
const farTails = {
  numerator: [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 2.9656057182850489123e-1,
    2.6532189526576123093e-2, 1.2426609473880784386e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ],
  denominator: [
    1, 5.9983220655588793769e-1, 1.3692988092273580531e-1, 1.48753612908506148525e-2, 7.868691311456132591e-4,
    1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
  ],
};

/** Quantile of the standard normal distribution; p between 0 and 1. Algorithm AS 241 (Wichura 1988), 16 digits. */
export function normalQuantile(p: number): number {
  requireInside('p', p);
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * rational(centre, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const size = r <= 5 ? rational(tails, r - 1.6) : rational(farTails, r - 5);
  return q < 0 ? -size : size;
}

function rational(
  { numerator, denominator }: { readonly numerator: readonly number[]; readonly denominator: readonly number[] },
  x: number,
): number {
  return horner(numerator, x) / horner(denominator, x);
}

/** The polynomial with these coefficients, the constant first. */
function horner(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
