import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, provideZonelessChangeDetection, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { NonNullableFormBuilder, ReactiveFormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import 'dga-address-lookup';

@Component({
  selector: 'app-checkout',
  imports: [ReactiveFormsModule],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form [formGroup]="form">
      @for (each of [made()]; track each) {
        <input formControlName="zip" name="zip" autocomplete="postal-code" [attr.data-draws]="draws()" />
        <select formControlName="pref" name="pref" autocomplete="address-level1" [attr.data-draws]="draws()">
          <option value="">選択してください</option>
          <option value="東京都">東京都</option>
          <option value="大阪府">大阪府</option>
        </select>
        <input formControlName="city" name="city" autocomplete="address-level2" [attr.data-draws]="draws()" />
        <input formControlName="line1" name="line1" autocomplete="address-line1" [attr.data-draws]="draws()" />
        <input formControlName="line2" name="line2" autocomplete="address-line2" [attr.data-draws]="draws()" />
      }
      <dga-address-lookup endpoint="/dga"></dga-address-lookup>
      <button type="button" id="draw" (click)="draw()"></button>
      <button type="button" id="make" (click)="made.set(made() + 1)"></button>
      <output [attr.data-draws]="draws()" [attr.data-made]="made()">{{ json() }}</output>
    </form>
  `,
})
class Checkout {
  readonly form = inject(NonNullableFormBuilder).group({ zip: '', pref: '', city: '', line1: '', line2: '' });
  readonly draws = signal(0);
  readonly made = signal(0);
  readonly values = toSignal(this.form.valueChanges);
  json() {
    return JSON.stringify(this.values() ?? this.form.value);
  }
  draw() {
    this.draws.set(this.draws() + 1);
    this.form.setValue(this.form.getRawValue());
  }
}

document.querySelector('#app').append(document.createElement('app-checkout'));
bootstrapApplication(Checkout, { providers: [provideZonelessChangeDetection()] });
