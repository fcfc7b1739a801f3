// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../run-manifest.schema.json, ../timeline-event.schema.json, ../undo-record.schema.json, ../verdict.schema.json, ../shard-results.schema.json, ../site.schema.json, do not edit: npm run schema

import { countCharacters } from '../json-values.ts';
import verdictSchema from '../verdict.schema.json' with { type: 'json' };
import siteSchema from '../site.schema.json' with { type: 'json' };
function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.format === undefined) && (missing0 = "format")) || ((data.generator === undefined) && (missing0 = "generator"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "format") || (key0 === "generator"))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate176.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate176.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generator !== undefined){
const _errs4 = errors;
if("openshell-chaos" !== data.generator){
validate176.errors = [{instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/const",keyword:"const",params:{allowedValue: "openshell-chaos"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
const schema0 = siteSchema;
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$", "u");
const func1 = countCharacters;
const schema323 = siteSchema["$defs"]["overview-row"];
const schema324 = siteSchema["$defs"]["stratum"];
const pattern145 = new RegExp("^[0-9a-f]{12}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.key === undefined) && (missing0 = "key")) || ((data.experiment === undefined) && (missing0 = "experiment"))) || ((data.adapter === undefined) && (missing0 = "adapter"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.gateway === undefined) && (missing0 = "gateway"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "experiment")) || (key0 === "adapter")) || (key0 === "system")) || (key0 === "gateway"))){
validate164.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern145.test(data0)){
validate164.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experiment !== undefined){
let data1 = data.experiment;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate164.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapter !== undefined){
let data2 = data.adapter;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate164.errors = [{instancePath:instancePath+"/adapter",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/adapter",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate164.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema324.properties.system.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
validate164.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gateway !== undefined){
let data4 = data.gateway;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(data4.length > 500 && func1(data4) > 500){
validate164.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
const schema329 = siteSchema["$defs"]["row"];
const schema169 = verdictSchema["$defs"]["verdict"];
const schema333 = siteSchema["$defs"]["issue-outcome"];
const func0 = Object.prototype.hasOwnProperty;
const pattern90 = new RegExp("^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
const pattern1 = new RegExp("^[0-9]{1,20}$", "u");
const pattern154 = new RegExp("^(runs/[0-9]{4}-[0-9]{2}/[0-9]{2}|pr/[1-9][0-9]{0,9}/runs)/[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.runId === undefined) && (missing0 = "runId")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.standInFor === undefined) && (missing0 = "standInFor"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.event === undefined) && (missing0 = "event"))) || ((data.workflowRun === undefined) && (missing0 = "workflowRun"))) || ((data.failedUnexpected === undefined) && (missing0 = "failedUnexpected"))) || ((data.issues === undefined) && (missing0 = "issues"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema329.properties, key0))){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.runId !== undefined){
let data0 = data.runId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern90.test(data0)){
validate166.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate166.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data2 = data.verdict;
const _errs8 = errors;
if(!((((((data2 === "PASS") || (data2 === "FAIL")) || (data2 === "XFAIL")) || (data2 === "XPASS")) || (data2 === "ERROR")) || (data2 === "not-applicable"))){
validate166.errors = [{instancePath:instancePath+"/verdict",schemaPath:"verdict.schema.json#/$defs/verdict/enum",keyword:"enum",params:{allowedValues: schema169.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headline !== undefined){
let data3 = data.headline;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 300 && func1(data3) > 300){
validate166.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data4 = data.durationMs;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000000 || isNaN(data4)){
validate166.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate166.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standInFor !== undefined){
let data5 = data.standInFor;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate166.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/type",keyword:"type",params:{type: schema329.properties.standInFor.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
validate166.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data6 = data.version;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate166.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema329.properties.version.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
validate166.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
let data7 = data.commit;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate166.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema329.properties.commit.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate166.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40,64}$"},message:"must match pattern \""+"^[0-9a-f]{40,64}$"+"\""}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
let data8 = data.event;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate166.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema329.properties.event.type},message:"must be string,null"}];
return false;
}
if(errors === _errs20){
if(typeof data8 === "string"){
if(data8.length > 60 && func1(data8) > 60){
validate166.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workflowRun !== undefined){
let data9 = data.workflowRun;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate166.errors = [{instancePath:instancePath+"/workflowRun",schemaPath:"#/properties/workflowRun/type",keyword:"type",params:{type: schema329.properties.workflowRun.type},message:"must be string,null"}];
return false;
}
if(errors === _errs22){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate166.errors = [{instancePath:instancePath+"/workflowRun",schemaPath:"#/properties/workflowRun/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"},message:"must match pattern \""+"^[0-9]{1,20}$"+"\""}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failedUnexpected !== undefined){
let data10 = data.failedUnexpected;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate166.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000 || isNaN(data10)){
validate166.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate166.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues !== undefined){
let data11 = data.issues;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
if(data11.length > 20){
validate166.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((((data12.issue === undefined) && (missing1 = "issue")) || ((data12.flaky === undefined) && (missing1 = "flaky"))) || ((data12.outcome === undefined) && (missing1 = "outcome"))) || ((data12.counts === undefined) && (missing1 = "counts"))) || ((data12.instances === undefined) && (missing1 = "instances"))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0,schemaPath:"#/$defs/issue-outcome/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs31 = errors;
for(const key1 in data12){
if(!(((((key1 === "issue") || (key1 === "flaky")) || (key1 === "outcome")) || (key1 === "counts")) || (key1 === "instances"))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0,schemaPath:"#/$defs/issue-outcome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs31 === errors){
if(data12.issue !== undefined){
let data13 = data12.issue;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data13 === "string"){
if(data13.length > 200 && func1(data13) > 200){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/issue",schemaPath:"#/$defs/issue-outcome/properties/issue/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/issue",schemaPath:"#/$defs/issue-outcome/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.flaky !== undefined){
const _errs34 = errors;
if(typeof data12.flaky !== "boolean"){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/flaky",schemaPath:"#/$defs/issue-outcome/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.outcome !== undefined){
let data15 = data12.outcome;
const _errs36 = errors;
if(!((((data15 === "hit") || (data15 === "undecided")) || (data15 === "clean")) || (data15 === "guard"))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/outcome",schemaPath:"#/$defs/issue-outcome/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema333.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.counts !== undefined){
const _errs37 = errors;
if(typeof data12.counts !== "boolean"){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/counts",schemaPath:"#/$defs/issue-outcome/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.instances !== undefined){
let data17 = data12.instances;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if(((data17.hit === undefined) && (missing2 = "hit")) || ((data17.all === undefined) && (missing2 = "all"))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances",schemaPath:"#/$defs/issue-outcome/properties/instances/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs41 = errors;
for(const key2 in data17){
if(!((key2 === "hit") || (key2 === "all"))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances",schemaPath:"#/$defs/issue-outcome/properties/instances/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data17.hit !== undefined){
let data18 = data17.hit;
const _errs42 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/hit",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/hit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/hit",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/hit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/hit",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/hit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data17.all !== undefined){
let data19 = data17.all;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/all",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/all/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000 || isNaN(data19)){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/all",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/all/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances/all",schemaPath:"#/$defs/issue-outcome/properties/instances/properties/all/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/issues/" + i0+"/instances",schemaPath:"#/$defs/issue-outcome/properties/instances/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/issues/" + i0,schemaPath:"#/$defs/issue-outcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data20 = data.path;
const _errs46 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate166.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema329.properties.path.type},message:"must be string,null"}];
return false;
}
if(errors === _errs46){
if(typeof data20 === "string"){
if(data20.length > 60 && func1(data20) > 60){
validate166.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(!pattern154.test(data20)){
validate166.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(runs/[0-9]{4}-[0-9]{2}/[0-9]{2}|pr/[1-9][0-9]{0,9}/runs)/[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^(runs/[0-9]{4}-[0-9]{2}/[0-9]{2}|pr/[1-9][0-9]{0,9}/runs)/[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data21 = data.bytes;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate166.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000000 || isNaN(data21)){
validate166.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate166.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
const schema334 = siteSchema["$defs"]["cell"];
const pattern157 = new RegExp("^[hc-]{0,20}$", "u");
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.runId === undefined) && (missing0 = "runId")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.standInFor === undefined) && (missing0 = "standInFor"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.kept === undefined) && (missing0 = "kept"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "runId") || (key0 === "at")) || (key0 === "verdict")) || (key0 === "durationMs")) || (key0 === "standInFor")) || (key0 === "version")) || (key0 === "seen")) || (key0 === "kept"))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.runId !== undefined){
let data0 = data.runId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern90.test(data0)){
validate168.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate168.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data2 = data.verdict;
const _errs8 = errors;
if(!((((((data2 === "PASS") || (data2 === "FAIL")) || (data2 === "XFAIL")) || (data2 === "XPASS")) || (data2 === "ERROR")) || (data2 === "not-applicable"))){
validate168.errors = [{instancePath:instancePath+"/verdict",schemaPath:"verdict.schema.json#/$defs/verdict/enum",keyword:"enum",params:{allowedValues: schema169.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data3 = data.durationMs;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000000 || isNaN(data3)){
validate168.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate168.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standInFor !== undefined){
let data4 = data.standInFor;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate168.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/type",keyword:"type",params:{type: schema334.properties.standInFor.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate168.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data5 = data.version;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate168.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema334.properties.version.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
validate168.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data6 = data.seen;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern157.test(data6)){
validate168.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/pattern",keyword:"pattern",params:{pattern: "^[hc-]{0,20}$"},message:"must match pattern \""+"^[hc-]{0,20}$"+"\""}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept !== undefined){
const _errs18 = errors;
if(typeof data.kept !== "boolean"){
validate168.errors = [{instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
const pattern86 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.stratum === undefined) && (missing0 = "stratum")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.counted === undefined) && (missing0 = "counted"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.newest === undefined) && (missing0 = "newest"))) || ((data.recent === undefined) && (missing0 = "recent"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "stratum") || (key0 === "title")) || (key0 === "total")) || (key0 === "counted")) || (key0 === "durationMs")) || (key0 === "newest")) || (key0 === "recent"))){
validate163.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.stratum !== undefined){
const _errs2 = errors;
if(!(validate164(data.stratum, {instancePath:instancePath+"/stratum",parentData:data,parentDataProperty:"stratum",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
validate163.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate163.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000000 || isNaN(data2)){
validate163.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate163.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counted !== undefined){
let data3 = data.counted;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 20){
validate163.errors = [{instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((((((data4.issue === undefined) && (missing1 = "issue")) || ((data4.flaky === undefined) && (missing1 = "flaky"))) || ((data4.recorded === undefined) && (missing1 = "recorded"))) || ((data4.candidate === undefined) && (missing1 = "candidate"))) || ((data4.hits === undefined) && (missing1 = "hits"))) || ((data4.runs === undefined) && (missing1 = "runs"))) || ((data4.since === undefined) && (missing1 = "since"))) || ((data4.state === undefined) && (missing1 = "state"))) || ((data4.cleanRuns === undefined) && (missing1 = "cleanRuns"))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0,schemaPath:"#/properties/counted/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data4){
if(!(func0.call(schema323.properties.counted.items.properties, key1))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0,schemaPath:"#/properties/counted/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data4.issue !== undefined){
let data5 = data4.issue;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 200 && func1(data5) > 200){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/issue",schemaPath:"#/properties/counted/items/properties/issue/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/issue",schemaPath:"#/properties/counted/items/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.flaky !== undefined){
const _errs14 = errors;
if(typeof data4.flaky !== "boolean"){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/flaky",schemaPath:"#/properties/counted/items/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.hits !== undefined){
let data7 = data4.hits;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/hits",schemaPath:"#/properties/counted/items/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000000 || isNaN(data7)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/hits",schemaPath:"#/properties/counted/items/properties/hits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/hits",schemaPath:"#/properties/counted/items/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.runs !== undefined){
let data8 = data4.runs;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/runs",schemaPath:"#/properties/counted/items/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000000 || isNaN(data8)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/runs",schemaPath:"#/properties/counted/items/properties/runs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/runs",schemaPath:"#/properties/counted/items/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.recorded !== undefined){
let data9 = data4.recorded;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.hits === undefined) && (missing2 = "hits")) || ((data9.runs === undefined) && (missing2 = "runs"))){
const err0 = {instancePath:instancePath+"/counted/" + i0+"/recorded",schemaPath:"#/$defs/evidence/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!((key2 === "hits") || (key2 === "runs"))){
const err1 = {instancePath:instancePath+"/counted/" + i0+"/recorded",schemaPath:"#/$defs/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs25 === errors){
if(data9.hits !== undefined){
let data10 = data9.hits;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err2 = {instancePath:instancePath+"/counted/" + i0+"/recorded/hits",schemaPath:"#/$defs/evidence/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err2);
errors++;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100000000 || isNaN(data10)){
const err3 = {instancePath:instancePath+"/counted/" + i0+"/recorded/hits",schemaPath:"#/$defs/evidence/properties/hits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
(vErrors ??= []).push(err3);
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
const err4 = {instancePath:instancePath+"/counted/" + i0+"/recorded/hits",schemaPath:"#/$defs/evidence/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.runs !== undefined){
let data11 = data9.runs;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err5 = {instancePath:instancePath+"/counted/" + i0+"/recorded/runs",schemaPath:"#/$defs/evidence/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000000 || isNaN(data11)){
const err6 = {instancePath:instancePath+"/counted/" + i0+"/recorded/runs",schemaPath:"#/$defs/evidence/properties/runs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
(vErrors ??= []).push(err6);
errors++;
}
else {
if(data11 < 1 || isNaN(data11)){
const err7 = {instancePath:instancePath+"/counted/" + i0+"/recorded/runs",schemaPath:"#/$defs/evidence/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/counted/" + i0+"/recorded",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs30 = errors;
if(data9 !== null){
const err9 = {instancePath:instancePath+"/counted/" + i0+"/recorded",schemaPath:"#/properties/counted/items/properties/recorded/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs30 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err10 = {instancePath:instancePath+"/counted/" + i0+"/recorded",schemaPath:"#/properties/counted/items/properties/recorded/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err10);
errors++;
validate163.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.candidate !== undefined){
let data12 = data4.candidate;
const _errs32 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/candidate",schemaPath:"#/properties/counted/items/properties/candidate/type",keyword:"type",params:{type: schema323.properties.counted.items.properties.candidate.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(typeof data12 === "string"){
if(!pattern86.test(data12)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/candidate",schemaPath:"#/properties/counted/items/properties/candidate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.since !== undefined){
let data13 = data4.since;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/since",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/since",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.state !== undefined){
let data14 = data4.state;
const _errs37 = errors;
if(!(((((((data14 === "still-flaky") || (data14 === "hits-more-often")) || (data14 === "probably-fixed")) || (data14 === "fixed")) || (data14 === "not-enough-evidence")) || (data14 === "not-seen")) || (data14 === null))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/state",schemaPath:"#/properties/counted/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema323.properties.counted.items.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.cleanRuns !== undefined){
let data15 = data4.cleanRuns;
const _errs38 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/cleanRuns",schemaPath:"#/properties/counted/items/properties/cleanRuns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000000 || isNaN(data15)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/cleanRuns",schemaPath:"#/properties/counted/items/properties/cleanRuns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate163.errors = [{instancePath:instancePath+"/counted/" + i0+"/cleanRuns",schemaPath:"#/properties/counted/items/properties/cleanRuns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/counted/" + i0,schemaPath:"#/properties/counted/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data16 = data.durationMs;
const _errs40 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate163.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: schema323.properties.durationMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs40){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000000 || isNaN(data16)){
validate163.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate163.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest !== undefined){
let data17 = data.newest;
const _errs42 = errors;
const _errs43 = errors;
let valid7 = false;
const _errs44 = errors;
if(!(validate166(data17, {instancePath:instancePath+"/newest",parentData:data,parentDataProperty:"newest",rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid1 = _errs44 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs45 = errors;
if(data17 !== null){
const err11 = {instancePath:instancePath+"/newest",schemaPath:"#/properties/newest/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err11);
errors++;
}
var _valid1 = _errs45 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err12 = {instancePath:instancePath+"/newest",schemaPath:"#/properties/newest/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err12);
errors++;
validate163.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recent !== undefined){
let data18 = data.recent;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data18)){
if(data18.length > 25){
validate163.errors = [{instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"}];
return false;
}
else {
var valid8 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(!(validate168(data18[i1], {instancePath:instancePath+"/recent/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid8 = _errs49 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.experiment === undefined) && (missing0 = "experiment")) || ((data.stratum === undefined) && (missing0 = "stratum"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.at === undefined) && (missing0 = "at"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "experiment") || (key0 === "stratum")) || (key0 === "runId")) || (key0 === "at"))){
validate172.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.experiment !== undefined){
let data0 = data.experiment;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate172.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stratum !== undefined){
let data1 = data.stratum;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern145.test(data1)){
validate172.errors = [{instancePath:instancePath+"/stratum",schemaPath:"#/properties/stratum/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/stratum",schemaPath:"#/properties/stratum/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data2 = data.runId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern90.test(data2)){
validate172.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate172.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/at",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.issue === undefined) && (missing0 = "issue")) || ((data.experiments === undefined) && (missing0 = "experiments"))) || ((data.lastHit === undefined) && (missing0 = "lastHit"))) || ((data.lastClean === undefined) && (missing0 = "lastClean"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "issue") || (key0 === "experiments")) || (key0 === "lastHit")) || (key0 === "lastClean"))){
validate171.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.issue !== undefined){
let data0 = data.issue;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
validate171.errors = [{instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experiments !== undefined){
let data1 = data.experiments;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 50){
validate171.errors = [{instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate171.errors = [{instancePath:instancePath+"/experiments/" + i0,schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/experiments/" + i0,schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastHit !== undefined){
let data3 = data.lastHit;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate172(data3, {instancePath:instancePath+"/lastHit",parentData:data,parentDataProperty:"lastHit",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs13 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/lastHit",schemaPath:"#/properties/lastHit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/lastHit",schemaPath:"#/properties/lastHit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err1);
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastClean !== undefined){
let data4 = data.lastClean;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate172(data4, {instancePath:instancePath+"/lastClean",parentData:data,parentDataProperty:"lastClean",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs18 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/lastClean",schemaPath:"#/properties/lastClean/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/lastClean",schemaPath:"#/properties/lastClean/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err3);
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="site.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.format === undefined) && (missing0 = "format")) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.repository === undefined) && (missing0 = "repository"))) || ((data.experiments === undefined) && (missing0 = "experiments"))) || ((data.unlisted === undefined) && (missing0 = "unlisted"))) || ((data.issues === undefined) && (missing0 = "issues"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "format") || (key0 === "updatedAt")) || (key0 === "repository")) || (key0 === "experiments")) || (key0 === "unlisted")) || (key0 === "issues"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data1 = data.updatedAt;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate0.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository !== undefined){
let data2 = data.repository;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: schema0.properties.repository.type},message:"must be string,null"}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(data2.length > 140 && func1(data2) > 140){
validate0.errors = [{instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experiments !== undefined){
let data3 = data.experiments;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 500){
validate0.errors = [{instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate163(data3[i0], {instancePath:instancePath+"/experiments/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unlisted !== undefined){
let data5 = data.unlisted;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/unlisted",schemaPath:"#/properties/unlisted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/unlisted",schemaPath:"#/properties/unlisted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/unlisted",schemaPath:"#/properties/unlisted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues !== undefined){
let data6 = data.issues;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
if(data6.length > 500){
validate0.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(validate171(data6[i1], {instancePath:instancePath+"/issues/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.format === undefined) && (missing0 = "format")) || ((data.stratum === undefined) && (missing0 = "stratum"))) || ((data.number === undefined) && (missing0 = "number"))) || ((data.rows === undefined) && (missing0 = "rows"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "format") || (key0 === "stratum")) || (key0 === "number")) || (key0 === "rows"))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate177.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stratum !== undefined){
const _errs4 = errors;
if(!(validate164(data.stratum, {instancePath:instancePath+"/stratum",parentData:data,parentDataProperty:"stratum",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
let data2 = data.number;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate177.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data3 = data.rows;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 200){
validate177.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate166(data3[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.format === undefined) && (missing0 = "format")) || ((data.row === undefined) && (missing0 = "row"))) || ((data.slices === undefined) && (missing0 = "slices"))) || ((data.first === undefined) && (missing0 = "first"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "format") || (key0 === "row")) || (key0 === "slices")) || (key0 === "first"))){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate180.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate180.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.row !== undefined){
const _errs4 = errors;
if(!(validate163(data.row, {instancePath:instancePath+"/row",parentData:data,parentDataProperty:"row",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slices !== undefined){
let data2 = data.slices;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate180.errors = [{instancePath:instancePath+"/slices",schemaPath:"#/properties/slices/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/slices",schemaPath:"#/properties/slices/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/slices",schemaPath:"#/properties/slices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first !== undefined){
let data3 = data.first;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 60){
validate180.errors = [{instancePath:instancePath+"/first",schemaPath:"#/properties/first/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.what === undefined) && (missing1 = "what")) || ((data4.row === undefined) && (missing1 = "row"))){
validate180.errors = [{instancePath:instancePath+"/first/" + i0,schemaPath:"#/properties/first/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data4){
if(!((key1 === "what") || (key1 === "row"))){
validate180.errors = [{instancePath:instancePath+"/first/" + i0,schemaPath:"#/properties/first/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data4.what !== undefined){
let data5 = data4.what;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 240 && func1(data5) > 240){
validate180.errors = [{instancePath:instancePath+"/first/" + i0+"/what",schemaPath:"#/properties/first/items/properties/what/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/first/" + i0+"/what",schemaPath:"#/properties/first/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.row !== undefined){
const _errs14 = errors;
if(!(validate166(data4.row, {instancePath:instancePath+"/first/" + i0+"/row",parentData:data4,parentDataProperty:"row",rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/first/" + i0,schemaPath:"#/properties/first/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
const schema347 = siteSchema["$defs"]["pull-request"];
function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.format === undefined) && (missing0 = "format")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.headRepository === undefined) && (missing0 = "headRepository"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.runs === undefined) && (missing0 = "runs"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "format") || (key0 === "number")) || (key0 === "headRepository")) || (key0 === "updatedAt")) || (key0 === "runs"))){
validate183.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate183.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate183.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate183.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
validate183.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate183.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headRepository !== undefined){
let data2 = data.headRepository;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate183.errors = [{instancePath:instancePath+"/headRepository",schemaPath:"#/properties/headRepository/type",keyword:"type",params:{type: schema347.properties.headRepository.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 140 && func1(data2) > 140){
validate183.errors = [{instancePath:instancePath+"/headRepository",schemaPath:"#/properties/headRepository/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate183.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"shard-results.schema.json#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"shard-results.schema.json#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data4 = data.runs;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 200){
validate183.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.stratum === undefined) && (missing1 = "stratum")) || ((data5.row === undefined) && (missing1 = "row"))){
validate183.errors = [{instancePath:instancePath+"/runs/" + i0,schemaPath:"#/properties/runs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!((key1 === "stratum") || (key1 === "row"))){
validate183.errors = [{instancePath:instancePath+"/runs/" + i0,schemaPath:"#/properties/runs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.stratum !== undefined){
const _errs16 = errors;
if(!(validate164(data5.stratum, {instancePath:instancePath+"/runs/" + i0+"/stratum",parentData:data5,parentDataProperty:"stratum",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.row !== undefined){
const _errs17 = errors;
if(!(validate166(data5.row, {instancePath:instancePath+"/runs/" + i0+"/row",parentData:data5,parentDataProperty:"row",rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/runs/" + i0,schemaPath:"#/properties/runs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
export const siteMarker = validate176;
export const siteIndex = validate0;
export const historySlice = validate177;
export const stratumIndex = validate180;
export const pullRequestIndex = validate183;
