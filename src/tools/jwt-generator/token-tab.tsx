import { inlineText } from '../../lib/text-source';
import { later } from '../../ui/later';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { placeOfFault } from './fault-place';
import { HeaderField, PayloadField } from './json-fields';
import { KeyFields, KeyOptions } from './key-fields';
import { EXAMPLE_TOKEN, signOptions } from './operations';
import { type ShownToken, TokenResult } from './token-result';
import { type Generator, useToken } from './use-generator';
import { useWords } from './use-words';

const ClaimFields = later(async () => (await import('./claim-fields')).ClaimFields);
const VerifierRows = later(async () => (await import('./verifier-rows')).VerifierRows);

/** Takes as much room as the first token, which is signed as soon as the page is there. */
const PLACE: ShownToken = {
  text: EXAMPLE_TOKEN,
  bytes: EXAMPLE_TOKEN.length,
  notes: [{ code: 'short-secret', length: 19, wanted: 32 }],
};

/** Header, payload and key left; right the token, its claims one by one, and what its verifier needs. */
export function TokenTab({ generator }: { generator: Generator }) {
  const words = useWords();
  const field = useOptionField(signOptions, words.options);
  const run = useToken(generator);
  const { fault } = run;
  const place = fault && placeOfFault(fault);
  const { alg, setAlg, options, payload, setPayload, needsKey, lacksPayload, reset } = generator;
  const verifier = run.value?.verifier;
  return (
    <SideBySide
      input={
        <>
          {field('alg', { value: alg, onChange: setAlg })}
          {/* It follows from the algorithm: what one types is the payload. */}
          <div data-optional>
            <HeaderField generator={generator} fault={place === 'header' ? fault : undefined} />
          </div>
          <PayloadField generator={generator} fault={place === 'payload' ? fault : undefined} />
          <KeyFields generator={generator} fault={place === 'key' ? fault : undefined} />
        </>
      }
      options={
        <>
          <KeyOptions generator={generator} />
          <MoreOptions onReset={reset}>
            {field('write', { as: 'buttons' })}
            {field('kid')}
            <Columns minWidth={240}>{field('raw')}</Columns>
          </MoreOptions>
        </>
      }
      after={
        <>
          {options.raw ? null : (
            <ClaimFields text={inlineText(payload)} isHeld={typeof payload !== 'string'} onChange={setPayload} />
          )}
          {verifier ? <VerifierRows verifier={verifier} stale={run.stale} /> : null}
        </>
      }
    >
      {fault ? <NoResult /> : null}
      {needsKey ? <NoResult>{words.enterKey}</NoResult> : null}
      {run.status === 'idle' && !needsKey ? (
        <NoResult>{lacksPayload ? words.enterPayload : words.signFault({ code: 'no-secret' })}</NoResult>
      ) : null}
      <Outcome run={run} unit="items" standIn={<TokenResult token={PLACE} stale />}>
        {(token) => <TokenResult token={token} stale={run.stale} />}
      </Outcome>
    </SideBySide>
  );
}
