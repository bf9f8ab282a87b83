import type { BoatType } from '@tradewind/domain/boat-types';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';

interface TypeWords {
  one: readonly string[];
  many: readonly string[];
  es: readonly [one: string, many: string];
  fr: readonly [one: string, many: string];
  de: readonly [one: string, many: string];
}

export const TYPE_WORDS: Record<BoatType, TypeWords> = {
  'Sport Fishing': {
    one: ['a sportfish', 'a sport fisher', 'a sport fishing boat', 'a sportfisherman'],
    many: ['sport fishing boats', 'sportfishers', 'sportfish', 'sport fishermen', 'sport-fishing boats'],
    es: ['un barco de pesca deportiva', 'barcos de pesca deportiva'],
    fr: ['un bateau de pêche sportive', 'des bateaux de pêche sportive'],
    de: ['ein Sportfischerboot', 'Sportfischerboote'],
  },
  'Saltwater Fishing': {
    one: ['a saltwater fishing boat', 'a salt water fishing boat'],
    many: ['saltwater fishing boats', 'salt water fishing boats', 'saltwater fishing rigs'],
    es: ['un barco de pesca en agua salada', 'barcos de pesca en agua salada'],
    fr: ['un bateau de pêche en mer', 'des bateaux de pêche en mer'],
    de: ['ein Salzwasser-Angelboot', 'Salzwasser-Angelboote'],
  },
  'Express Cruiser': {
    one: ['an express cruiser', 'an express', 'a cruiser'],
    many: ['express cruisers', 'express boats', 'cruisers', 'express-cruisers'],
    es: ['un crucero express', 'cruceros express'],
    fr: ['une vedette express', 'des vedettes express'],
    de: ['ein Express Cruiser', 'Express Cruiser'],
  },
  'Motor Yacht': {
    one: ['a motor yacht', 'a motoryacht', 'a yacht'],
    many: ['motor yachts', 'motoryachts', 'yachts', 'motor-yachts'],
    es: ['un yate a motor', 'yates a motor'],
    fr: ['un yacht à moteur', 'des yachts à moteur'],
    de: ['eine Motoryacht', 'Motoryachten'],
  },
  Bowrider: {
    one: ['a bowrider', 'a bow rider'],
    many: ['bowriders', 'bow riders', 'bow-riders'],
    es: ['una lancha bowrider', 'lanchas bowrider'],
    fr: ['un bowrider', 'des bowriders'],
    de: ['ein Bowrider', 'Bowrider'],
  },
  'Center Console': {
    one: ['a center console', 'a centre console', 'a CC', 'a center-console'],
    many: ['center consoles', 'centre consoles', 'CCs', 'center console boats', 'center-consoles'],
    es: ['una lancha de consola central', 'lanchas de consola central'],
    fr: ['un bateau à console centrale', 'des bateaux à console centrale'],
    de: ['ein Center Console', 'Center Consoles'],
  },
  'Dual Console': {
    one: ['a dual console', 'a DC', 'a dual-console'],
    many: ['dual consoles', 'dual console boats', 'dual-consoles', 'DCs'],
    es: ['una lancha de doble consola', 'lanchas de doble consola'],
    fr: ['un bateau à double console', 'des bateaux à double console'],
    de: ['ein Dual Console', 'Dual Consoles'],
  },
};

/** The things that owners take, as people say them. */
export const TAKEN: Partial<Record<ListingKey, readonly string[]>> = {
  bitcoin: ['bitcoin', 'BTC', 'bitcoins'],
  vehicles: ['a car', 'cars', 'a truck', 'my pickup', 'a sports car', 'vehicles'],
  real_estate: ['real estate', 'a house', 'my condo', 'a vacation home', 'property'],
  motorcycles: ['a motorcycle', 'my motorbike', 'bikes with engines', 'motorcycles'],
  aircraft: ['an airplane', 'aircraft', 'a plane'],
  art: ['art', 'a painting', 'paintings'],
  jewelry: ['jewelry', 'a watch', 'a luxury watch'],
  land: ['land', 'a piece of land', 'acreage'],
  precious_metals: ['gold', 'precious metals', 'silver bars'],
  wine: ['wine', 'a wine collection'],
  livestock: ['cattle', 'livestock', 'horses'],
  machinery: ['machinery', 'a tractor', 'heavy equipment'],
};

export const COUNTS = ['', 'single', 'twin', 'triple', 'quad'];
export const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
